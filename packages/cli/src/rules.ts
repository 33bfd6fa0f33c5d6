/** `crownhead rules`: the presets and the options that `--rules` accepts. */
import { PRESETS, type Preset } from '@crownhead/match';
import {
  formatRules,
  OFFICIAL,
  RULE_OPTION_NAMES,
  RULE_OPTIONS,
  type RuleOption,
  sameRules,
} from '@crownhead/rules';
import { EXIT, type ExitCode } from './exit-code.ts';
import { print, printJson } from './output.ts';
import { table } from './words.ts';

export interface RulesOptions {
  readonly json?: true;
}

const OPTION_WORDS: Readonly<Record<RuleOption, string>> = {
  capture: 'whether a jump must be made when there is one',
  chain: 'a chain of jumps, once begun',
  crowning: 'a man that jumps onto the king row',
  removal: 'when jumped pieces leave the board',
  blocked: 'a side that has no legal move',
  first: 'the side that moves first',
};

function presetLines({ id, document, description, rules }: Preset): string[] {
  const names = document === null ? id : `${id} (or ${document})`;
  const moves = sameRules(rules, OFFICIAL)
    ? 'moves as in official'
    : formatRules(rules).replace('official ', '');
  return [
    `  ${names}`,
    `      ${description}`,
    ...(rules === OFFICIAL && document === null ? [] : [`      ${moves}`]),
  ];
}

export async function rulesCommand({ json }: RulesOptions): Promise<ExitCode> {
  if (json) {
    const presets = PRESETS.map(({ id, name, description, document, rules }) => ({
      id,
      name,
      description,
      document,
      rules,
    }));
    await printJson({ presets, options: RULE_OPTIONS });
    return EXIT.fine;
  }
  const options = RULE_OPTION_NAMES.map((option) => [
    option,
    // The official value first: it is the one that holds when an option is not named.
    [OFFICIAL[option], ...RULE_OPTIONS[option].filter((value) => value !== OFFICIAL[option])].join(' | '),
    OPTION_WORDS[option],
  ]);
  const lines = [
    'Presets:',
    '',
    ...PRESETS.flatMap(presetLines),
    '',
    'Options, to be added to a preset (the official value first):',
    '',
    table(options),
    '',
    'Examples:',
    '',
    '  --rules lobby',
    '  --rules 003',
    '  --rules "official capture=optional chain=single"',
    '',
  ];
  await print(lines.join('\n'));
  return EXIT.fine;
}
