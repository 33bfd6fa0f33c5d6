/**
 * Where the screens are that nobody's first move needs, apart from `app.tsx`: the names of their files and styles would be part of
 * the first load.
 */
export const notHere = () => import('./local/not-here-screen.tsx');
export const settings = () => import('./screens/settings/settings-screen.tsx');
export const editor = () => import('./editor/editor-screen.tsx');
export const open = () => import('./files/open-screen.tsx');
export const games = () => import('./games/games-page.tsx');
export const ownReplay = () => import('./games/own-replay.tsx');
export const study = () => import('./study/study-page.tsx');
export const analysis = () => import('./analysis/analysis-screen.tsx');
export const train = () => import('./train/train-screen.tsx');
export const puzzles = () => import('./puzzles/puzzles-page.tsx');
export const puzzle = () => import('./puzzles/puzzle-screen.tsx');
export const library = () => import('./library/library-page.tsx');
export const help = () => import('./help/help-screen.tsx');
export const returned = () => import('./online/return-page.tsx');
export const watch = () => import('./online/watch-page.tsx');
export const replay = () => import('./online/replay-page.tsx');
export const admin = () => import('./admin/admin-page.tsx');
export const nothingHere = () => import('./frame/nothing-here-screen.tsx');
