/** The settings: each is in force the moment it is chosen. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { attentionWords } from '../../attention/attention-words.ts';
import { allowNotifications, canNotify } from '../../attention/notify.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { cores, coresHere } from '../../local/cores.ts';
import { installOffer } from '../../pwa/install.ts';
import { LANGUAGES, MARKS, MODES, MOTIONS, settings } from '../../settings.ts';
import { play } from '../../sound/sounds.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Menu, Switch } from '../../ui/field.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { NameSetting } from './name-setting.tsx';
import { settingsWords } from './settings-words.ts';
import { ThemeChoice } from './theme-choice.tsx';
import './settings.css';

/** The browser asks when it is turned on, never before. */
function NotifySwitch() {
  const text = attentionWords.value;
  const [refused, setRefused] = useState(false);
  if (!canNotify) return null;
  const isOn = settings.notify.value === 'on' && Notification.permission === 'granted';
  const change = (on: boolean): void => {
    if (on) void allowNotifications().then((allowed) => setRefused(!allowed));
    else settings.notify.value = 'off';
  };
  return (
    <Switch
      label={text.notify}
      hint={refused ? text.refused : text.notifyHint}
      checked={isOn}
      onChange={change}
    />
  );
}

function LookSettings() {
  const text = settingsWords.value;
  return (
    <Section title={text.look}>
      <SettingChoice label={text.mode} setting={settings.mode} choices={MODES} labels={text.modes} />
      <SettingChoice label={text.motion} setting={settings.motion} choices={MOTIONS} labels={text.motions} />
      <OnOff label={text.sound} hint={text.soundHint} setting={settings.sound}>
        {settings.sound.value === 'on' && (
          <Button look="quiet" onClick={() => play('capture')}>
            {text.try}
          </Button>
        )}
      </OnOff>
      <NotifySwitch />
    </Section>
  );
}

/** Only where it has an effect: in a page whose threads share memory, on a device with several cores. */
function CoresSetting() {
  const { computer, cores: label, coresHint, coresAuto } = settingsWords.value;
  const choices = coresHere();
  if (choices.length === 0) return null;
  return (
    <Section title={computer}>
      <Menu
        label={label}
        hint={coresHint}
        value={cores.value}
        options={choices.map((value) => ({ value, label: value === 'auto' ? coresAuto : value }))}
        onChange={(value) => {
          cores.value = value;
        }}
      />
    </Section>
  );
}

/** Where the browser offers to install the app. */
function InstallOffer() {
  const text = settingsWords.value;
  if (!installOffer.value) return null;
  return (
    <Section title={text.app}>
      <p class="settings-text">{text.installHint}</p>
      <p class="settings-text">
        <Button aria-label={text.install} onClick={() => void installOffer.value?.prompt()}>
          {text.installNow}
        </Button>
      </p>
    </Section>
  );
}

export default function SettingsScreen() {
  const text = settingsWords.value;
  return (
    <Page title={text.title} lead={text.kept} wide>
      <div class="settings">
        <div class="settings-column">
          <Section title={text.you}>
            <NameSetting />
            <Menu
              label={text.language}
              value={settings.language.value}
              options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              onChange={(language) => {
                settings.language.value = language;
              }}
            />
          </Section>
          <LookSettings />
        </div>
        <div class="settings-column">
          <Section title={text.theme}>
            <ThemeChoice />
            <SettingChoice
              label={text.marks}
              setting={settings.marks}
              choices={MARKS}
              labels={text.marksOf}
            />
          </Section>
          <Section title={text.editor}>
            <OnOff
              label={text.startWhenFull}
              hint={text.startWhenFullHint}
              setting={settings.startWhenFull}
            />
          </Section>
          <CoresSetting />
          <InstallOffer />
        </div>
      </div>
    </Page>
  );
}

interface SettingProps<T extends string> {
  readonly label: string;
  readonly setting: Signal<T>;
  readonly choices: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
}

function SettingChoice<T extends string>({ label, setting, choices, labels }: SettingProps<T>) {
  return (
    <Choice
      label={label}
      value={setting.value}
      options={choices.map((choice) => ({ value: choice, label: labels[choice] }))}
      onChange={(choice) => {
        setting.value = choice;
      }}
    />
  );
}

interface OnOffProps {
  readonly label: string;
  readonly hint: string;
  readonly setting: Signal<'on' | 'off'>;
  readonly children?: ComponentChildren;
}

function OnOff({ label, hint, setting, children }: OnOffProps) {
  return (
    <div>
      <Switch
        label={label}
        hint={hint}
        checked={setting.value === 'on'}
        onChange={(on) => {
          setting.value = on ? 'on' : 'off';
        }}
      />
      {children}
    </div>
  );
}
