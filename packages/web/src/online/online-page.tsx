/** The frame of the online screens: connects, says how the connection is, and asks for a name where one is needed. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Page, type PageProps, Section } from '../ui/page.tsx';
import { Announcements } from './announcements.tsx';
import { LinkBar } from './link-bar.tsx';
import { NameForm } from './name-form.tsx';
import { onlineWords } from './online-words.ts';
import { holdConnection, renewSession, you } from './server-session.ts';
import './online.css';

/** Connects as long as the app is open, from the first online screen on. */
export function useServerSession(): void {
  useEffect(holdConnection, []);
  const known = you.value != null;
  useEffect(() => {
    if (known) renewSession();
  }, [known]);
}

export function OnlinePage({ children, ...page }: PageProps) {
  useServerSession();
  return (
    <Page {...page}>
      <Announcements />
      <LinkBar />
      {children}
    </Page>
  );
}

/** Shows its children to those who have a name, and asks the others for one. */
export function Named({ children }: { readonly children?: ComponentChildren }) {
  const words = onlineWords.value;
  if (you.value === undefined) return <p class="online-busy">{words.busy}</p>;
  if (you.value !== null) return <>{children}</>;
  return (
    <Section title={words.name.ask}>
      <NameForm autofocus />
    </Section>
  );
}
