/** All screens except the menu and the game, loaded after them. */
import { analysisWakes, drawAnalysis } from '../analysis/draw.ts';
import type { AnalysisScreen } from '../analysis/model.ts';
import { askForLines } from '../analysis/start.ts';
import { updateAnalysis } from '../analysis/update.ts';
import { drawEditor, editorWakes } from '../editor/draw.ts';
import type { EditorScreen } from '../editor/model.ts';
import { updateEditor } from '../editor/update.ts';
import { LIBRARY_LISTS } from '../library/game-list.ts';
import { MY_GAMES_LISTS } from '../library/my-games.ts';
import { OPEN_GAMES_FORMS } from '../library/open-form.ts';
import { SEARCH_FORMS } from '../library/search-form.ts';
import { ANALYSE_FORMS } from '../screens/analyse-form.ts';
import { connectLogic } from '../screens/connect.ts';
import { FILE_FORMS } from '../screens/file-forms.ts';
import { formLogic } from '../screens/form.ts';
import { helpLogic } from '../screens/help.ts';
import { HOST_FORMS } from '../screens/host-form.ts';
import { listLogic } from '../screens/list.ts';
import { lobbyLogic } from '../screens/lobby.ts';
import { LOCAL_FORMS } from '../screens/local-forms.ts';
import { ONLINE_FORMS } from '../screens/online-forms.ts';
import { OWN_FORMS } from '../screens/own-forms.ts';
import { QUICK_FORMS } from '../screens/quick-form.ts';
import { REPORT_FORMS } from '../screens/report-form.ts';
import { returnLogic } from '../screens/return.ts';
import { SETUP_FORMS } from '../screens/setup-form.ts';
import { TABLE_FORMS } from '../screens/table-form.ts';
import { WHICH_GAME_FORMS } from '../screens/which-game.ts';
import { CARD_LISTS } from '../training/card-list.ts';
import { drawExercise, exerciseWakes } from '../training/exercise-draw.ts';
import type { ExerciseScreen } from '../training/exercise-model.ts';
import { updateExercise } from '../training/exercise-update.ts';
import { drawLesson, lessonWakes } from '../training/lesson-draw.ts';
import type { LessonScreen } from '../training/lesson-model.ts';
import { updateLesson } from '../training/lesson-update.ts';
import { PUZZLE_FORMS } from '../training/puzzle-form.ts';
import { squaresLogic } from '../training/squares.ts';
import { TRAIN_LISTS } from '../training/train-list.ts';
import type { ScreenLogic } from './screen.ts';

export { chooseFromMenu } from './choose.ts';

const editor: ScreenLogic<EditorScreen> = { update: updateEditor, draw: drawEditor, wakeAt: editorWakes };

const analysis: ScreenLogic<AnalysisScreen> = {
  update: updateAnalysis,
  draw: drawAnalysis,
  // What lay above may have used the engine for something else.
  resumed: (screen) => [askForLines(screen)],
  wakeAt: analysisWakes,
};

const exercise: ScreenLogic<ExerciseScreen> = {
  update: updateExercise,
  draw: drawExercise,
  wakeAt: exerciseWakes,
};

const lesson: ScreenLogic<LessonScreen> = { update: updateLesson, draw: drawLesson, wakeAt: lessonWakes };

/** By kind. */
export const OTHERS: Readonly<Record<string, unknown>> = {
  form: formLogic({
    ...LOCAL_FORMS,
    ...FILE_FORMS,
    ...ANALYSE_FORMS,
    ...REPORT_FORMS,
    ...OWN_FORMS,
    ...HOST_FORMS,
    ...ONLINE_FORMS,
    ...QUICK_FORMS,
    ...SETUP_FORMS,
    ...TABLE_FORMS,
    ...WHICH_GAME_FORMS,
    ...PUZZLE_FORMS,
    ...SEARCH_FORMS,
    ...OPEN_GAMES_FORMS,
  }),
  list: listLogic({ ...TRAIN_LISTS, ...CARD_LISTS, ...LIBRARY_LISTS, ...MY_GAMES_LISTS }),
  exercise,
  lesson,
  squares: squaresLogic,
  editor,
  analysis,
  connect: connectLogic,
  lobby: lobbyLogic,
  help: helpLogic,
  return: returnLogic,
};
