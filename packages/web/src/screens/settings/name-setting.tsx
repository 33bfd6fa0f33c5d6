/** My name, to be changed; without one I am who the form of a game says. */
import { tidyName } from '@crownhead/match';
import { useState } from 'preact/hooks';
import { myName } from '../../me/my-name.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { settingsWords } from './settings-words.ts';

const LONGEST_NAME = 24;

export function NameSetting() {
  const text = settingsWords.value;
  const [name, setName] = useState(myName.value);
  const tidy = name.trim() === '' ? '' : tidyName(name);
  const save = (event: Event): void => {
    event.preventDefault();
    if (tidy === null) return;
    myName.value = tidy;
    setName(tidy);
  };
  return (
    <form class="settings-name" onSubmit={save}>
      <Field
        label={text.name}
        hint={text.nameHint}
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onChange={setName}
      />
      <Button type="submit" disabled={tidy === null || tidy === myName.value}>
        {text.save}
      </Button>
    </form>
  );
}
