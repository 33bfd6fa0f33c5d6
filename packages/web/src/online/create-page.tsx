/** `/online/new`: the form of a new game, for a table on the server (N1, N3, N4). */
import NewGameScreen from '../screens/new-game/new-game-screen.tsx';

export default function CreatePage() {
  return <NewGameScreen rest="online" />;
}
