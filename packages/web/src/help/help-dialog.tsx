/** Help over a game (M7): the rules of this table, the keys, and the way to the whole manual, without leaving the board. */
import type { SideNames } from '@crownhead/match';
import { RULE_OPTION_NAMES, type RuleOption, type RuleSet } from '@crownhead/rules';
import { useState } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { formWords } from '../screens/new-game/form-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { overScreen } from '../ui/over-screen.ts';
import { manualWords } from './manual-words.ts';
import './help-dialog.css';

interface HelpDialogProps {
  readonly rules: RuleSet;
  readonly sideNames: SideNames;
}

function HelpDialog({ rules, sideNames }: HelpDialogProps) {
  const { help, ui, common } = words.value;
  const form = formWords.value;
  const { keys } = manualWords.value;
  const [open, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  const chosen = (option: RuleOption): string => {
    const value = rules[option];
    if (value === 'black' || value === 'white') return ui.sides[sideNames][value];
    return (form.rules[option] as Readonly<Record<string, string>>)[value] ?? value;
  };
  return (
    <Dialog
      open={open}
      title={help.open}
      onClose={close}
      actions={
        <Button look="main" onClick={close}>
          {common.close}
        </Button>
      }
    >
      {/* Read from the top, not from the first link. */}
      <h3 class="help-dialog-title" tabIndex={-1} autofocus>
        {form.rulesTitle}
      </h3>
      <dl class="help-dialog-list">
        {RULE_OPTION_NAMES.map((option) => (
          <div key={option}>
            <dt>{form.rules[option].label}</dt>
            <dd>{chosen(option)}</dd>
          </div>
        ))}
      </dl>
      <h3 class="help-dialog-title help-dialog-keys">{keys.title}</h3>
      <dl class="help-dialog-list help-dialog-keys">
        {keys.rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="help-dialog-more">
        {/* In a page of its own: nobody loses a game by reading. */}
        <a href="/help" target="_blank" rel="noopener">
          {form.hint.more}
        </a>
      </p>
    </Dialog>
  );
}

export const showHelp = (rules: RuleSet, sideNames: SideNames): void =>
  overScreen(<HelpDialog rules={rules} sideNames={sideNames} />);
