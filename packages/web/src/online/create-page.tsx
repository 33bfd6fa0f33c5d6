/** `/online/new`: the form of a new game, for a table on the server (N1, N3, N4). */
import NewGameScreen from '../screens/new-game/new-game-screen.tsx';
import { giveOnlineParts } from '../screens/new-game/online-parts.ts';
import * as parts from './table-parts.tsx';

giveOnlineParts(parts);

export default function CreatePage() {
  return <NewGameScreen rest="online" />;
}
