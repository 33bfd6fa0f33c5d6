/** The themes, each as a corner of its own board, with the names its sides have. */
import { Piece } from '../../board/piece.tsx';
import { words } from '../../i18n/words.ts';
import { settings, THEMES, type Theme } from '../../settings.ts';
import { THEME_SIDES } from '../../theme/theme-sides.ts';
import { Choice } from '../../ui/choice.tsx';
import { nameSidesLike } from '../new-game/last-form.ts';
import { settingsWords } from './settings-words.ts';

export function ThemeChoice() {
  const text = settingsWords.value;
  const { sides } = words.value.ui;
  const options = THEMES.map((theme) => {
    const { black, white } = sides[THEME_SIDES[theme]];
    return {
      value: theme,
      label: (
        <>
          <ThemePicture theme={theme} />
          {text.themes[theme]}
        </>
      ),
      hint: `${black} – ${white}`,
    };
  });
  return (
    <Choice
      label={text.theme}
      hideLabel
      layout="grid"
      value={settings.theme.value}
      options={options}
      onChange={(theme) => {
        settings.theme.value = theme;
        nameSidesLike(THEME_SIDES[theme]);
      }}
    />
  );
}

/** Two rows of four, dark square in the near left corner as it must be. */
function ThemePicture({ theme }: { readonly theme: Theme }) {
  return (
    <span class="settings-theme" data-theme={theme}>
      <span />
      <span>
        <Piece side="black" kind="man" />
      </span>
      <span />
      <span>
        <Piece side="black" kind="king" />
      </span>
      <span>
        <Piece side="white" kind="king" />
      </span>
      <span />
      <span>
        <Piece side="white" kind="man" />
      </span>
      <span />
    </span>
  );
}
