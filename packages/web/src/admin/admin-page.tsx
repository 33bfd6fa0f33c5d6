/** For those who operate the server (`/admin`): reports, tables, people, connections, bans, announcements, the audit log. */
import { useEffect, useState } from 'preact/hooks';
import { Named, OnlinePage } from '../online/online-page.tsx';
import { connect } from '../online/server-session.ts';
import { go, place } from '../router.ts';
import { Choice } from '../ui/choice.tsx';
import { toast } from '../ui/toast.tsx';
import { becomeOwner, useAsked } from './admin-api.ts';
import { adminWords } from './admin-words.ts';
import { Announce } from './announce.tsx';
import { Audit } from './audit.tsx';
import { Bans } from './bans.tsx';
import { Connections } from './connections.tsx';
import { People } from './people.tsx';
import { Reports } from './reports.tsx';
import { Tables } from './tables.tsx';
import './admin.css';

const SECTIONS = ['reports', 'tables', 'people', 'connections', 'bans', 'announce', 'audit'] as const;
type SectionName = (typeof SECTIONS)[number];

function Shown({ section, isOwner }: { readonly section: SectionName; readonly isOwner: boolean }) {
  switch (section) {
    case 'reports':
      return <Reports />;
    case 'tables':
      return <Tables />;
    case 'people':
      return <People isOwner={isOwner} />;
    case 'connections':
      return <Connections />;
    case 'bans':
      return <Bans />;
    case 'announce':
      return <Announce />;
    case 'audit':
      return <Audit />;
    default:
      return section satisfies never;
  }
}

function Operating() {
  const words = adminWords.value;
  const { value: who } = useAsked('whoami', {});
  const [section, setSection] = useState<SectionName>('reports');
  if (who === undefined) return <p role="status">{words.loading}</p>;
  if (who === null) return <p role="alert">{words.notAllowed}</p>;
  return (
    <>
      <p class="admin-who">{words.lead(who.name, words.roles[who.role])}</p>
      <div class="admin-sections">
        <Choice
          label={words.sections.label}
          hideLabel
          layout="chips"
          value={section}
          options={SECTIONS.map((value) => ({ value, label: words.sections[value] }))}
          onChange={setSection}
        />
      </div>
      <section class="admin-section" aria-label={words.sections[section]}>
        <Shown key={section} section={section} isOwner={who.role !== 'moderator'} />
      </section>
    </>
  );
}

/** The code of a link is used once, and then it is gone from the address bar. */
function Becoming({ code }: { readonly code: string }) {
  const words = adminWords.value;
  useEffect(() => {
    void becomeOwner(code).then((done) => {
      toast(done ? words.became : words.badLink);
      // A new connection, which knows the role.
      if (done) connect();
      go('/admin', 'replace');
    });
  }, [code]);
  return <p role="status">{words.becoming}</p>;
}

export default function AdminPage() {
  const code = new URL(place.value, location.origin).searchParams.get('owner');
  return (
    <OnlinePage title={adminWords.value.title} wide>
      <Named>{code === null ? <Operating /> : <Becoming code={code} />}</Named>
    </OnlinePage>
  );
}
