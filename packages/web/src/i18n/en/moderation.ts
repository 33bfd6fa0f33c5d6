/** Words about keeping the peace, for players: announcements, reports, bans and mutes. */
import type { ReportReason } from '@crownhead/protocol/admin';

export const moderation = {
  announcement: 'Announcement',
  dismiss: 'Close announcement',
  banned: (reason: string) => `You cannot use this server. Reason: ${reason}`,
  bannedUntil: (until: string, reason: string) =>
    `You cannot use this server until ${until}. Reason: ${reason}`,
  muted: (reason: string) => `You cannot chat or change your name. Reason: ${reason}`,
  mutedUntil: (until: string, reason: string) =>
    `You cannot chat or change your name until ${until}. Reason: ${reason}`,
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
