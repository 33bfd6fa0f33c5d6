/** The bar above every screen: the sections, what waits for me, my name, language and settings; in a game only its title. */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameRules, gameTitle, nameRules } from '../game/game-title.ts';
import { words } from '../i18n/words.ts';
import { myName } from '../me/my-name.ts';
import { countWaiting, waiting } from '../me/waiting.ts';
import { path } from '../router.ts';
import { Icon } from '../ui/icon.tsx';
import { IconLink } from '../ui/icon-button.tsx';
import { focusTitle } from '../ui/kept-focus.ts';
import { homeOnline } from './home-online.ts';
import { LanguageMenu } from './language-menu.tsx';
import { SECTION_IDS, SECTIONS, sectionOf } from './sections.ts';
import '../ui/base.css';
import './top-bar.css';

export function TopBar() {
  const { common, frame } = words.value;
  const title = gameTitle.value;
  const rules = gameRules.value && nameRules.value?.(gameRules.value);
  return (
    <header class="top">
      <button type="button" class="top-skip" onClick={focusTitle}>
        {frame.skip}
      </button>
      <div class="top-line">
        <a class="top-logo" href="/" aria-label={common.appName}>
          <img src="/icon.svg" alt="" />
          <span>{common.appName}</span>
        </a>
        {title === null ? (
          <nav class="top-nav" aria-label={frame.sections}>
            <Sections />
          </nav>
        ) : (
          <p class="top-title">
            <b>{title}</b>
            {rules && ` · ${rules}`}
          </p>
        )}
        <div class="top-end">
          {title === null && <Waiting />}
          <Me />
          {title === null && (
            <>
              <LanguageMenu />
              <IconLink href="/settings" label={frame.settings}>
                <Icon name="settings" />
              </IconLink>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

/** Games of this device and of the server. */
const allWaiting = (): number => waiting.value + (homeOnline.value?.waits.value ?? 0);

/** The bar of a phone, under the thumb. */
export function TabBar() {
  if (gameTitle.value !== null) return null;
  return (
    <nav class="tabs" aria-label={words.value.frame.sections}>
      <Sections>
        {allWaiting() > 0 && (
          <b class="tabs-count">
            {allWaiting()} <span class="ui-unseen">{words.value.frame.yourTurn}</span>
          </b>
        )}
      </Sections>
    </nav>
  );
}

/** What waits for me, and the way there. */
function Waiting() {
  const here = path();
  useEffect(countWaiting, [here]);
  const all = allWaiting();
  if (all === 0) return null;
  return (
    <a class="top-waiting" href="/#games">
      <span>{words.value.frame.yourTurn}</span> <b>{all}</b>
    </a>
  );
}

/** The children belong to the first one, where one plays. */
function Sections({ children }: { readonly children?: ComponentChildren }) {
  const here = sectionOf(path());
  return (
    <>
      {SECTION_IDS.map((id) => (
        <a key={id} href={SECTIONS[id].href} aria-current={id === here ? 'page' : undefined}>
          <Icon name={SECTIONS[id].icon} />
          {words.value.frame.to[id]}
          {id === 'play' && children}
        </a>
      ))}
    </>
  );
}

function Me() {
  const { frame } = words.value;
  const name = myName.value;
  return (
    <a class="top-me" href="/settings#name" aria-label={name ? frame.you(name) : frame.noName}>
      <span class="top-face" data-letter={name[0]?.toUpperCase()}>
        {!name && <Icon name="person" />}
      </span>
      <span class="top-name">{name || frame.noName}</span>
    </a>
  );
}
