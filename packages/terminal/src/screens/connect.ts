/** The start screen of a visit to a server (C2): the logo, and what is being done, until there is something to see. */
import { isNameRefusal, noticeText } from '@crownhead/client';
import type { Context, ScreenEvent, ScreenLogic } from '../app/screen.ts';
import { wrap } from '../term/width.ts';
import { charHint, drawHintsCentred, drawLogo, keyHint, LOGO_HEIGHT } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, alarm, BOLD, DIM } from '../ui/theme.ts';
import { lobbyScreen } from './lobby.ts';
import { renameForm } from './online-forms.ts';
import type { ConnectScreen } from './visit.ts';

/** What makes going on pointless. */
function failureOf(event: ScreenEvent): string | null {
  if (event.type === 'refused') return event.problem.message;
  if (event.type !== 'online' || !event.online) return null;
  const { link } = event.online;
  return link.status === 'here' || 'attempt' in link ? null : link.problem.message;
}

function linkText(online: Context['online'], now: number): string {
  const link = online?.link;
  if (link === undefined || link.status === 'here') return 'Connecting to the server.';
  return 'attempt' in link ? noticeText({ code: link.status, ...link }, now, now) : link.problem.message;
}

/** C2: what the client is doing, in the words of the document; below it, the details. */
function consoleTask(online: Context['online'], now: number): readonly string[] {
  const link = online?.link;
  if (link?.status === 'here') return ['Waiting for game', '', ...(online?.said ? [online.said] : [])];
  const isFirst = link === undefined || (link.status === 'connecting' && link.attempt === 1);
  return ['Connecting to server', ...(isFirst ? [] : ['', linkText(online, now)])];
}

export const connectLogic: ScreenLogic<ConnectScreen> = {
  update(screen, event, { config }) {
    // A console server has no lobby: one waits here until a game begins (C2).
    if (event.type === 'online' && event.online?.link.status === 'here' && screen.goal.kind !== 'console') {
      const lobby = lobbyScreen(screen.goal);
      return { screen, go: { to: 'replace', screen: lobby.screen }, commands: lobby.commands };
    }
    // Refused names are asked for again; everything else leaves the visit.
    if (event.type === 'refused' && isNameRefusal(event.problem)) {
      const asked = renameForm(screen, config.name ?? '', event.problem.message);
      return { screen, go: { to: 'replace', screen: asked } };
    }
    if (screen.only) {
      const problem = failureOf(event);
      if (problem !== null) return { screen, commands: [{ type: 'quit', said: problem }] };
    }
    if (event.type === 'key' && event.key === 'escape') {
      if (screen.goal.kind === 'console') return { screen, commands: [{ type: 'quit' }] };
      return { screen, go: { to: 'back' }, commands: [{ type: 'disconnect' }] };
    }
    // A console server is retried automatically, as often as configured.
    if (event.type === 'char' && event.char.toLowerCase() === 'y' && screen.goal.kind !== 'console')
      return { screen, commands: [{ type: 'retry' }] };
    return { screen };
  },
  draw(screen, sheet: Sheet, { online, now }) {
    const { width, height } = sheet.size;
    const top = Math.max(1, Math.floor((height - LOGO_HEIGHT - 8) / 2));
    drawLogo(sheet, top);
    const link = online?.link;
    const lost = link?.status === 'lost' || link?.status === 'outdated' || link?.status === 'closed';
    const area = { x: 0, width };
    const client = online?.number ? `, client ${online.number}` : '';
    sheet.textCentred(area, top + LOGO_HEIGHT + 1, `${screen.origin}${client}`, DIM);
    const paragraphs = screen.goal.kind === 'console' ? consoleTask(online, now) : [linkText(online, now)];
    const lines = paragraphs.flatMap((words) => wrap(words, Math.min(70, width - 4)));
    for (const [i, line] of lines.entries()) {
      sheet.textCentred(
        area,
        top + LOGO_HEIGHT + 3 + i,
        line,
        lost ? alarm(sheet.look) : i === 0 ? BOLD : accent(sheet.look),
      );
    }
    const again = lost ? [charHint('y', 'try again')] : [];
    const leaving = keyHint('Esc', 'escape', screen.goal.kind === 'console' ? 'leave' : 'back');
    drawHintsCentred(sheet, [...again, leaving]);
  },
  wakeAt: (_, { online, now }) =>
    online !== null && 'attempt' in online.link ? (Math.floor(now / 1000) + 1) * 1000 : null,
};
