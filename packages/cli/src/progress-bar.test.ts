import { describe, expect, it } from 'vitest';
import { progressBar } from './progress-bar.ts';

describe('the progress bar', () => {
  it('shows how far the work is and how long it will take', () => {
    const work = { what: 'Solving', done: 50e6, total: 100e6, ms: 10_000 };
    expect(progressBar(work)).toBe(
      'Solving ████████████░░░░░░░░░░░░  50 %  50.0 M of 100 M positions, 10 s left',
    );
  });

  it('what an earlier run did says nothing about the speed', () => {
    const work = { what: 'Solving', done: 50e6, total: 100e6, before: 40e6, ms: 10_000 };
    expect(progressBar(work)).toContain('50 s left');
    expect(progressBar({ ...work, done: 40e6 })).not.toContain('left');
  });

  it('is full at the end', () => {
    expect(progressBar({ what: 'Packing', done: 7, total: 7, ms: 1 })).toContain(
      '████████████████████████ 100 %',
    );
  });
});
