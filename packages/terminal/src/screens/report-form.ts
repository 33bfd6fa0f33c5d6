/** The form that reports a player to those who operate the server. */
import type { Spectator } from '@crownhead/match';
import type { ReportReason } from '@crownhead/protocol';
import { answerTo, choice, type FormPurpose, type FormScreen, form, text } from './form.ts';

const REASONS: Readonly<Record<ReportReason, string>> = {
  insults: 'insults or threats',
  name: 'an offensive name',
  cheating: 'cheating',
  stalling: 'playing slowly on purpose',
  other: 'something else',
};

export const reportForm = (people: readonly Spectator[]): FormScreen =>
  form({
    purpose: 'report',
    title: 'Report a player',
    intro: 'The moderators of this server will read it.',
    fields: [
      choice(
        'about',
        'Who',
        people.map(({ player, name }) => ({ value: player, label: name })),
        '',
      ),
      choice(
        'reason',
        'What happened',
        Object.entries(REASONS).map(([value, label]) => ({ value, label })),
        'insults',
      ),
      text('text', 'Details', ''),
    ],
    button: 'Send',
  });

export const REPORT_FORMS: Readonly<Record<string, FormPurpose>> = {
  report: {
    submit(screen) {
      const report = {
        about: answerTo(screen, 'about'),
        reason: answerTo(screen, 'reason') as ReportReason,
        text: answerTo(screen, 'text').trim(),
      };
      return { screen, go: { to: 'back' }, commands: [{ type: 'report', ...report }] };
    },
  },
};
