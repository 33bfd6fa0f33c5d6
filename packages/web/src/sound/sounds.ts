/** Short, dry, wooden sounds, made when they are needed: no files, and nothing at all until the first one. */
import { settings } from '../settings.ts';
import type { Sound } from './sound-of.ts';

let audio: AudioContext | null = null;

interface Tone {
  /** Seconds from now. */
  readonly at: number;
  /** The pitch of the wood, in hertz. */
  readonly pitch: number;
  readonly loud: number;
  /** Seconds until it has died away. */
  readonly length: number;
}

/** Wood has two tones that are no octave, and a short click where the disc meets it. */
function playTone(context: AudioContext, out: AudioNode, { at, pitch, loud, length }: Tone): void {
  const start = context.currentTime + at;
  for (const [part, share] of [
    [1, 1],
    [2.71, 0.35],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'sine';
    tone.frequency.setValueAtTime(pitch * part * 1.15, start);
    tone.frequency.exponentialRampToValueAtTime(pitch * part, start + 0.02);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud * share, start + 0.002);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length * (part === 1 ? 1 : 0.5));
    tone.connect(volume).connect(out);
    tone.start(start);
    tone.stop(start + length);
  }
  click(context, out, start, loud * 0.6);
}

/** A breath of noise through a narrow band. */
function click(context: AudioContext, out: AudioNode, start: number, loud: number): void {
  const seconds = 0.03;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 4;
  }
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 2600;
  band.Q.value = 0.9;
  const volume = context.createGain();
  volume.gain.value = loud;
  noise.connect(band).connect(volume).connect(out);
  noise.start(start);
}

/** Two pieces one after the other where one jumps, a rising pair for a crown, a falling one for the end. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [{ at: 0, pitch: 310, loud: 0.4, length: 0.09 }],
  capture: [
    { at: 0, pitch: 290, loud: 0.4, length: 0.08 },
    { at: 0.07, pitch: 430, loud: 0.32, length: 0.07 },
  ],
  crown: [
    { at: 0, pitch: 310, loud: 0.4, length: 0.09 },
    { at: 0.11, pitch: 465, loud: 0.34, length: 0.12 },
    { at: 0.2, pitch: 620, loud: 0.3, length: 0.2 },
  ],
  'low-time': [
    { at: 0, pitch: 880, loud: 0.22, length: 0.06 },
    { at: 0.16, pitch: 880, loud: 0.22, length: 0.06 },
  ],
  result: [
    { at: 0.1, pitch: 390, loud: 0.34, length: 0.2 },
    { at: 0.28, pitch: 310, loud: 0.34, length: 0.24 },
    { at: 0.46, pitch: 465, loud: 0.36, length: 0.4 },
  ],
};

/** As far apart as the hops of a jump. */
const BETWEEN = 0.2;

/** Before the first touch a browser allows no sound, and complains about an attempt. */
const isAllowed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Silent where the browser has no sound, or does not allow it. */
export function play(sound: Sound, times = 1): void {
  if (settings.sound.value === 'off' || !isAllowed()) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') audio.resume().catch(() => undefined);
    const out = audio.createGain();
    out.gain.value = 0.7;
    out.connect(audio.destination);
    for (let i = 0; i < times; i += 1) {
      for (const one of TONES[sound]) playTone(audio, out, { ...one, at: one.at + i * BETWEEN });
    }
  } catch {
    audio = null;
  }
}
