/** Words about keeping the peace, for players: announcements, reports, bans and mutes. */
import type { ReportReason } from '@crownhead/protocol';

export const moderation = {
  announcement: 'Announcement',
  dismiss: 'Close announcement',
  report: {
    open: 'Report a player',
    title: 'Report a player',
    who: 'Who?',
    why: 'What happened?',
    reasons: {
      insults: 'Insults or threats',
      name: 'Offensive name',
      cheating: 'Cheating',
      stalling: 'Playing slowly on purpose',
      other: 'Something else',
    } satisfies Record<ReportReason, string>,
    text: 'Details (optional)',
    send: 'Send report',
    cancel: 'Cancel',
    sent: 'Thank you. The moderators will look at it.',
    failed: 'The report could not be sent.',
  },
};
