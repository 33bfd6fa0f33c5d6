/** The position editor: `/editor`, `/editor?fen=…`; with `?draft` for the game that is being prepared. */
import { formatFen, type Place, type Setup } from '@crownhead/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { placeUnder } from '../board/geometry.ts';
import type { Nudge } from '../board/highlights.ts';
import { GameIcon } from '../game/game-icon.tsx';
import { words } from '../i18n/words.ts';
import { place as address, go, path } from '../router.ts';
import { draftPassword, isDraftAsked, keepDraft, openForm } from '../screens/new-game/draft.ts';
import { formFault } from '../screens/new-game/form-fault.ts';
import { formWords } from '../screens/new-game/form-words.ts';
import { DRAFT_MARK, type GameForm } from '../screens/new-game/game-form.ts';
import { formStorage, usualNames } from '../screens/new-game/kept-form.ts';
import { SideFace } from '../screens/new-game/side-face.tsx';
import { useStarting } from '../screens/new-game/starting.ts';
import { settings } from '../settings.ts';
import { paletteFor } from '../theme/palette.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { type Editor, type EditorEvent, type EditorNews, startEditor, stepEditor } from './editor.ts';
import { EditorBoard } from './editor-board.tsx';
import { setupFor, withPosition } from './editor-game.ts';
import { editorMessage, faultText } from './editor-message.ts';
import { editorWords } from './editor-words.ts';
import { draftPath, editorPath, openLink } from './link.ts';
import { StartPanel } from './start-panel.tsx';
import { complete } from './starting.ts';
import { FenEntry, PieceEntry, SharePosition } from './text-panel.tsx';
import { TOOLS } from './tool.ts';
import { Tools } from './tools.tsx';
import './editor.css';

const searchOf = (here: string): string => new URL(here, location.origin).search;

/** The position of a link, with the message about it. */
function fromLink(
  search: string,
  form: GameForm,
): { editor: Editor; badLink: ReturnType<typeof openLink>['fault'] } {
  const { setup, fault, crowned } = openLink(search, setupFor(form));
  const said: EditorNews | null = crowned.length > 0 ? { kind: 'crowned', places: crowned } : null;
  return { editor: { ...startEditor(setup), said }, badLink: fault };
}

/** Who has never played here meets the computer. */
function formForEditor(): GameForm {
  const form = openForm();
  return isDraftAsked() || formStorage.read() !== null ? form : { ...form, mode: 'computer' };
}

/** Where to look after a refusal. */
const nudgeOf = (said: EditorNews | null): Nudge | null =>
  said?.kind === 'refused' && typeof said.place === 'number'
    ? { shake: said.code === 'square-occupied' ? said.place : null, pulse: [said.place] }
    : null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'text';

/** The address follows the board, so that it can be reloaded and copied; not at every stroke. */
function useAddress(setup: Setup, link: { current: string }): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // The next screen may be on its way already.
      if (path() !== '/editor') return;
      go(isDraftAsked() ? draftPath(setup) : editorPath(setup), 'replace');
      link.current = address.value;
    }, 400);
    return () => clearTimeout(timer);
  }, [setup]);
}

/** The position under construction, begun again by every link that is followed inside the app. */
function useEditor(form: GameForm) {
  const [opened, setOpened] = useState(() => fromLink(searchOf(address.value), form));
  const [editor, setEditor] = useState(opened.editor);
  const link = useRef(address.value);
  useEffect(() => {
    if (link.current === address.value) return;
    link.current = address.value;
    const next = fromLink(searchOf(address.value), form);
    setOpened(next);
    setEditor(next.editor);
  }, [address.value]);
  const step = (event: EditorEvent): void => {
    if (event.type !== 'not-started') setOpened((before) => ({ ...before, badLink: null }));
    setEditor((before) => stepEditor(before, event));
  };
  return { editor, badLink: opened.badLink, link, step };
}

type Act = (event: EditorEvent) => void;

/** Tools by their numbers, undo and redo. */
function useKeys(act: Act): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || document.querySelector('dialog[open]') || event.altKey) return;
      const letter = event.key.toLowerCase();
      const tool = TOOLS[Number(event.key) - 1];
      if ((event.ctrlKey || event.metaKey) && (letter === 'z' || letter === 'y')) {
        event.preventDefault();
        act({ type: letter === 'y' || event.shiftKey ? 'redo' : 'undo' });
      } else if (tool && !event.ctrlKey && !event.metaKey) act({ type: 'tool', tool });
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
}

interface OfferProps {
  readonly busy: boolean;
  readonly onStart: () => void;
  readonly act: Act;
}

/** All pieces are on the board. */
function StartOffer({ busy, onStart, act }: OfferProps) {
  const text = editorWords.value;
  return (
    <div class="editor-offer">
      <p>{text.full}</p>
      <div class="editor-buttons">
        <Button look="main" disabled={busy} onClick={onStart}>
          {text.startNow}
        </Button>
        <Button onClick={() => act({ type: 'later' })}>{text.later}</Button>
      </div>
    </div>
  );
}

interface BoardToolsProps {
  readonly editor: Editor;
  readonly act: Act;
  readonly onFlip: () => void;
}

function BoardTools({ editor, act, onFlip }: BoardToolsProps) {
  const text = editorWords.value;
  return (
    <div class="editor-buttons editor-board-tools">
      <Button onClick={() => act({ type: 'standard' })}>{text.standard}</Button>
      <Button onClick={() => act({ type: 'clear' })}>{text.clear}</Button>
      <span class="editor-icons">
        <IconButton label={text.undo} off={editor.past.length === 0} run={() => act({ type: 'undo' })}>
          <GameIcon name="undo" />
        </IconButton>
        <IconButton
          class="editor-redo"
          label={text.redo}
          off={editor.future.length === 0}
          run={() => act({ type: 'redo' })}
        >
          <GameIcon name="undo" />
        </IconButton>
        <IconButton label={text.turnBoard} run={onFlip}>
          <GameIcon name="flip" />
        </IconButton>
      </span>
    </div>
  );
}

interface SideToMoveProps {
  readonly editor: Editor;
  readonly form: GameForm;
  readonly act: Act;
}

function SideToMove({ editor, form, act }: SideToMoveProps) {
  const text = editorWords.value;
  const { table, rules } = form.options;
  const sides = words.value.ui.sides[table.sideNames];
  return (
    <Choice
      label={text.toMove}
      value={editor.setup.turn ?? 'random'}
      onChange={(side) => act({ type: 'turn', side: side === 'random' ? null : side })}
      options={[
        { value: 'black', label: <SideFace side="black" label={sides.black} /> },
        { value: 'white', label: <SideFace side="white" label={sides.white} /> },
        ...(rules.first === 'random' || editor.setup.turn === null
          ? [{ value: 'random' as const, label: text.randomFirst }]
          : []),
      ]}
    />
  );
}

export default function EditorScreen() {
  const text = editorWords.value;
  const [form] = useState(formForEditor);
  const { sideNames } = form.options.table;
  const { editor, badLink: linkFault, link, step } = useEditor(form);
  const [flipped, setFlipped] = useState(false);
  const [typing, setTyping] = useState(false);
  const { busy, problem: failed, start: begin, forget } = useStarting();
  const [wrong, setWrong] = useState<string | null>(null);
  const problem = wrong ?? failed;
  const boardBox = useRef<HTMLDivElement>(null);

  const play = (fen: string, force: boolean): void => {
    const game = withPosition(form, fen, force);
    const fault = formFault(game, usualNames(), draftPassword());
    setWrong(fault && formWords.value.faults[fault]);
    if (fault === null) begin(game, draftPassword());
  };
  const change = (): void => {
    keepDraft(withPosition(form, formatFen(editor.setup)));
    go(`/new/${form.mode}?${DRAFT_MARK}`);
  };
  const act = (event: EditorEvent): void => {
    setWrong(null);
    forget();
    step(event);
  };
  const start = (setup: Setup): void => {
    const starting = complete(setup);
    if (starting.kind === 'go') play(starting.fen, starting.force);
    else if (starting.kind === 'refused') act({ type: 'not-started', code: starting.code });
  };

  const byItself = editor.full && settings.startWhenFull.value === 'on';
  useEffect(() => {
    if (byItself) start(editor.setup);
  }, [byItself]);
  useAddress(editor.setup, link);

  useKeys(act);

  const placeAt = (x: number, y: number): Place | null => {
    const box = boardBox.current?.querySelector('.board')?.getBoundingClientRect();
    return box ? placeUnder((x - box.left) / box.width, (y - box.top) / box.height, flipped) : null;
  };

  const sides = words.value.ui.sides[sideNames];
  const nudge = useMemo(() => nudgeOf(editor.said), [editor.said]);
  // Who types "A7=B" looks for A7 on the board.
  const marks = typing ? 'coordinates' : settings.marks.value;
  const speech = { words: text, board: words.value.board, sideNames, marks };
  const badLink = linkFault && text.badLink(faultText(linkFault, text));
  const told = editorMessage(editor.said, speech);
  const shown = problem ?? badLink ?? (told?.tone === 'heard' ? null : told?.text);
  const refused = problem !== null || Boolean(badLink) || told?.tone === 'refused';
  const offers = editor.full && !byItself;

  return (
    <Page title={text.title} wide>
      <div class="editor" data-sides={paletteFor(sideNames, settings.pieces.value)}>
        <div class="editor-main" ref={boardBox}>
          <EditorBoard {...{ editor, flipped, sideNames, marks, nudge, act }} />
          <div class="editor-notice">
            <p class={refused ? 'editor-said editor-refused' : 'editor-said'}>{shown ?? text.drag}</p>
            <p class="ui-unseen" role="status">
              {problem ?? badLink ?? told?.text}
            </p>
          </div>
        </div>
        <div class="editor-side">
          <Section title={text.tools}>
            <Tools
              setup={editor.setup}
              tool={editor.tool}
              sideNames={sideNames}
              onTool={(tool) => act({ type: 'tool', tool })}
              placeAt={placeAt}
              onDrop={(piece, place) => act({ type: 'drop', piece, place })}
            />
            {offers && <StartOffer busy={busy} onStart={() => start(editor.setup)} act={act} />}
            <BoardTools editor={editor} act={act} onFlip={() => setFlipped(!flipped)} />
            <SideToMove editor={editor} form={form} act={act} />
          </Section>
          <StartPanel
            form={form}
            setup={editor.setup}
            busy={busy}
            onChange={change}
            onStart={() => start(editor.setup)}
            onForce={play}
            onRefused={(code) => act({ type: 'not-started', code })}
          />
          <details class="editor-text">
            <summary>{text.asText}</summary>
            <PieceEntry editor={editor} act={act} onTyping={setTyping} sides={sides} />
            <FenEntry editor={editor} act={act} />
          </details>
          <SharePosition editor={editor} rules={form.options.rules} />
          <p class="editor-keys">{text.keys}</p>
        </div>
      </div>
    </Page>
  );
}
