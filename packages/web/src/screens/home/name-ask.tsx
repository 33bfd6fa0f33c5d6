/** Asks for a name, once; it can be declined. */
import { tidyName } from '@crownhead/match';
import { useState } from 'preact/hooks';
import { words } from '../../i18n/words.ts';
import { askForName, myName } from '../../me/my-name.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import './name-ask.css';

const LONGEST_NAME = 24;

export function NameAsk() {
  const { home } = words.value;
  const [name, setName] = useState('');
  const tidy = tidyName(name);
  const save = (event: Event): void => {
    event.preventDefault();
    if (tidy === null) return;
    myName.value = tidy;
    askForName.value = 'no';
  };
  return (
    <form class="name-ask" onSubmit={save}>
      <label class="name-ask-label">
        {home.nameAsk}
        <input
          class="ui-input"
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" disabled={tidy === null}>
        {home.nameSave}
      </Button>
      <IconButton
        label={home.nameLater}
        run={() => {
          askForName.value = 'no';
        }}
      >
        <Icon name="close" />
      </IconButton>
    </form>
  );
}
