/** What quick play looks for, in a line below its button: three preferences, remembered and changeable. */

import { QUICK_TIMES, type QuickPreferences, type QuickTime } from '@crownhead/client/remote';
import { PRESETS } from '@crownhead/match';
import { useState } from 'preact/hooks';
import { words as commonWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/field.tsx';
import { lobbyWords } from './lobby-words.ts';
import { onlineWords } from './online-words.ts';
import { timerLine } from './rules-words.ts';
import { preferences, setPreferences } from './use-quick-play.ts';
import './quick-play-line.css';

type Option<K extends keyof QuickPreferences> = {
  readonly value: QuickPreferences[K];
  readonly label: string;
};

function timeOptions(): readonly Option<'time'>[] {
  const { rules } = onlineWords.value;
  const times = Object.keys(QUICK_TIMES) as QuickTime[];
  return [
    { value: 'any', label: lobbyWords.value.quick.anyTime },
    ...times.map((value) => ({ value, label: timerLine(QUICK_TIMES[value], rules) })),
  ];
}

function rulesOptions(): readonly Option<'rules'>[] {
  const { presets } = onlineWords.value.rules;
  return [
    { value: 'any', label: lobbyWords.value.quick.anyRules },
    ...PRESETS.map(({ id }) => ({ value: id, label: presets[id].name })),
  ];
}

function colourOptions(): readonly Option<'colour'>[] {
  const rules = PRESETS.find(({ id }) => id === preferences.value.rules) ?? PRESETS[0];
  const sides = commonWords.value.ui.sides[rules.table.sideNames];
  return [
    { value: 'any', label: lobbyWords.value.quick.anyColour },
    { value: 'black', label: sides.black },
    { value: 'white', label: sides.white },
  ];
}

const labelOf = <T extends string>(
  options: readonly { readonly value: T; readonly label: string }[],
  value: T,
): string => options.find((option) => option.value === value)?.label ?? '';

export function QuickPlayLine() {
  const words = lobbyWords.value.quick;
  const [changing, setChanging] = useState(false);
  const { time, rules, colour } = preferences.value;
  const [times, presets, colours] = [timeOptions(), rulesOptions(), colourOptions()];
  const close = (): void => setChanging(false);
  return (
    <div class="quick-line">
      <span>{[labelOf(times, time), labelOf(presets, rules), labelOf(colours, colour)].join(' · ')}</span>
      <button type="button" class="quick-line-change" onClick={() => setChanging(true)}>
        {words.change}
      </button>
      <Dialog
        open={changing}
        title={words.go}
        onClose={close}
        actions={
          <Button look="main" onClick={close}>
            {words.done}
          </Button>
        }
      >
        <p class="online-soft">{words.about}</p>
        <Menu
          label={words.time}
          value={time}
          options={times}
          onChange={(value) => setPreferences({ time: value })}
        />
        <Menu
          label={words.rules}
          value={rules}
          options={presets}
          onChange={(value) => setPreferences({ rules: value })}
        />
        <Menu
          label={words.colour}
          value={colour}
          options={colours}
          onChange={(value) => setPreferences({ colour: value })}
        />
      </Dialog>
    </div>
  );
}
