/** My name, in force when the field is left or Enter is pressed; without one I am who the form of a game says. */
import { tidyName } from '@crownhead/match';
import { useState } from 'preact/hooks';
import { myName } from '../../me/my-name.ts';
import { Field } from '../../ui/field.tsx';
import { settingsWords } from './settings-words.ts';

const LONGEST_NAME = 24;

export function NameSetting() {
  const text = settingsWords.value;
  const [name, setName] = useState(myName.value);
  const tidy = name.trim() === '' ? '' : tidyName(name);
  const save = (): void => {
    if (tidy === null) return;
    myName.value = tidy;
    setName(tidy);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={text.name}
        hint={text.nameHint}
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onChange={setName}
        onBlur={save}
      />
    </form>
  );
}
