/** Words of the Learn page. */
import type { ManualWords } from '../en/manual.ts';

export const manual: ManualWords = {
  title: 'Lernen',
  intro: 'Dame lernt man in zwei Minuten. Auf den kleinen Brettern kannst du ziehen: Probier es aus.',
  stepByStep: 'Lektionen, Schritt für Schritt',
  contents: 'Auf dieser Seite',
  again: 'Noch einmal',
  boardOf: (title) => `Kleines Brett: ${title}`,
  wins: (side) => `${side} gewinnt.`,
  misses: (side) => `${side} kann nicht ziehen und setzt aus.`,

  rules: 'Die Regeln',
  lessons: {
    step: {
      title: 'Ziehen',
      text: 'Jede Seite beginnt mit 12 Steinen auf den dunklen Feldern. Sie ziehen vorwärts, schräg, ein Feld weit. Gezogen wird abwechselnd. Ein Ring zeigt, welche Steine ziehen können: Stein antippen, dann einen Punkt.',
      done: 'Das war ein Zug. Jetzt ist die andere Seite dran.',
    },
    jump: {
      title: 'Springen',
      text: 'Steht vor dir ein gegnerischer Stein und ist das Feld direkt dahinter frei, kannst du ihn überspringen: Er kommt vom Brett.',
      done: 'Ein Stein weniger. So gewinnt man.',
    },
    must: {
      title: 'Schlagen ist Pflicht',
      text: 'Wer springen kann, muss springen. Versuche, einen anderen Stein zu ziehen: Du erfährst, warum es nicht geht.',
      done: 'Richtig: Der Sprung war Pflicht.',
    },
    chain: {
      title: 'Mehrere Sprünge',
      text: 'Kann derselbe Stein von seinem neuen Feld aus weiterspringen? Dann geht es im selben Zug weiter, bis nichts mehr zu schlagen ist. Die Richtung darf wechseln.',
      done: 'Zwei Steine in einem Zug.',
    },
    choice: {
      title: 'Du wählst',
      text: 'Gibt es mehrere Sprünge, nimm den, der dir gefällt. Es muss nicht der längste sein.',
      done: 'Beides ist erlaubt.',
    },
    crown: {
      title: 'Zur Dame werden',
      text: 'Ein Stein, der die hinterste Reihe erreicht, wird zur Dame. Damit endet der Zug, auch wenn sie weiterspringen könnte.',
      done: 'Eine Dame ist geboren.',
    },
    king: {
      title: 'Damen',
      text: 'Eine Dame zieht und springt wie ein Stein, aber auch rückwärts. Auch sie geht nur ein Feld weit.',
      done: 'Vorwärts oder rückwärts: beides geht.',
    },
    win: {
      title: 'Gewinnen',
      text: 'Du gewinnst, wenn die andere Seite keine Steine mehr hat oder nicht mehr ziehen kann.',
      done: 'Gut gespielt!',
    },
  },
  draws: {
    title: 'Remis und Aufgeben',
    text: [
      'Wenn du am Zug bist, kannst du Remis anbieten; die andere Seite nimmt an oder lehnt ab.',
      'Dieselbe Stellung zum dritten Mal, oder vierzig Züge auf jeder Seite, ohne dass ein Stein zieht oder geschlagen wird: Dann kann man Remis beanspruchen.',
      'Sind nur noch wenige Steine da, wissen die Endspieltabellen, ob jemand noch gewinnen kann. Wenn nicht, ist auch das ein Remis.',
      'Du kannst aufgeben; vorher wirst du noch einmal gefragt.',
    ],
  },

  options: 'Eigene Regeln',
  optionsIntro:
    'Nicht alle spielen gleich. Jede dieser Regeln lässt sich vor einer Partie ändern. Probiere die Möglichkeiten hier aus.',
  optionsTry: {
    capture: 'Versuche, mit einem Stein zu ziehen, der nicht springt.',
    chain: 'Spring einmal und sieh, ob du aufhören darfst oder weiterspringen kannst oder musst.',
    crowning: 'Spring auf die hinterste Reihe: Springt die neue Dame weiter?',
    removal:
      'Spring mit der Dame. Steht der Stein noch da, kann sie auf dem Rückweg noch einmal über ihn springen.',
    blocked: 'Sperre den letzten Stein am rechten Rand ein: von 24 nach 19.',
  },
  first:
    'Es beginnt die erste Seite, die zweite oder eine zufällige. Namen und Farben der Seiten wählst du selbst.',
  tableRules: {
    title: 'Zeit und Verbindung',
    text: [
      'Zeit: unbegrenzt, ein Limit pro Zug mit Warnung oder eine Uhr für die ganze Partie. Ist sie abgelaufen, verlierst du oder setzt nur aus.',
      'Geschlagene Steine können neben dem Brett angezeigt werden.',
      'Wer online die Verbindung verliert, verliert je nach Einstellung sofort, beendet die Partie ohne Ergebnis oder hat Zeit zum Wiederverbinden.',
    ],
  },
  presets: 'Regelvorlagen',
  presetsIntro: 'Fertige Regelwerke zur Auswahl:',

  notation: {
    title: 'Notation',
    text: 'Die dunklen Felder haben die Nummern 1 bis 32, von oben links an. Einen Zug schreibt man 11-15, einen Sprung 22x15, mehrere Sprünge 27x18x11. Buchstaben und Zahlen gehen auch: E3-D4. In den Einstellungen wählst du, was auf dem Brett steht.',
    numbers: 'Nummern',
    coordinates: 'Buchstaben',
  },
  keys: {
    title: 'Tastatur',
    rows: [
      ['Tab', 'zum Brett und von Knopf zu Knopf'],
      ['Pfeiltasten', 'von Feld zu Feld; außerhalb des Bretts durch die gespielten Züge'],
      ['Eingabe, Leertaste', 'einen Stein wählen, dann sein Ziel'],
      ['Rücktaste', 'in einem unfertigen Zug einen Sprung zurücknehmen'],
      ['Esc', 'die Auswahl aufheben'],
      ['M', 'das Feld markieren; mit Umschalt, Strg oder Alt in einer anderen Farbe'],
      ['A', 'ein Pfeil: auf dem Feld, wo er beginnt, und auf dem, wo er endet'],
      [
        'Rechte Maustaste',
        'ziehen für einen Pfeil, klicken für eine Markierung; der nächste Klick oder Zug entfernt sie',
      ],
      ['Ende', 'den Zug beenden, wo man aufhören darf'],
      ['11-15', 'oder den Zug in das Feld tippen'],
    ],
  },
  openings: {
    title: 'Eröffnungen mit Namen',
    text: 'Seit zwei Jahrhunderten geben Spieler den ersten Zügen Namen. Wähle eine, um sie zu sehen.',
    choose: 'Eröffnung',
    play: 'Von hier aus spielen',
  },
  online: {
    title: 'Online spielen',
    text: [
      'Eröffne einen Tisch, schick den Link und drücke „Bereit“, wenn dein Gast da ist. Du brauchst kein Konto, nur einen Namen.',
      'Ein Tisch ist öffentlich oder hat ein Passwort. Wer nach den beiden Spielern kommt, sieht zu.',
      'Der Server ist der Schiedsrichter: Er prüft jeden Zug und führt die Uhren. Reißt deine Verbindung ab, komm einfach wieder; die Partie wartet so lange, wie der Tisch es erlaubt.',
    ],
  },
  network: {
    byAddress: 'Über eine Adresse spielen',
    title: 'Im eigenen Netz',
    text: [
      'Zwei Geräte zu Hause brauchen kein Internet. Auf einem läuft der Server; gestartet wird er mit',
      'Öffne dann seine Adresse im Browser des anderen Geräts: die Adresse dieses Rechners in deinem Netz, ein Doppelpunkt und der Port. Zum Beispiel',
      'Die Adresse steht in den Netzwerkeinstellungen des Rechners; oft beginnt sie mit 192.168. Erscheint nichts, muss seine Firewall den Port zulassen. Einen anderen Port wählt man mit --port.',
    ],
  },
  files: {
    title: 'Dateien und Stellungen',
    text: [
      'Partien auf diesem Gerät werden automatisch gespeichert: Schließ die Seite und spiel später weiter.',
      'Jede Partie lässt sich als PDN-Datei speichern, die auch andere Dameprogramme lesen. Öffne eine, füge eine ein oder zieh sie irgendwo in die App; geh sie durch und spiel von jedem Zug aus weiter.',
      'Im Editor baust du jede Stellung auf, spielst von ihr aus oder verschickst sie als Link.',
    ],
    open: 'Datei öffnen',
    editor: 'Stellung aufbauen',
  },
  privacy: {
    title: 'Was gespeichert wird',
    text: [
      'Auf diesem Gerät: deine Einstellungen, dein Name und deine unbeendeten Partien. Löschst du im Browser die Daten dieser Seite, sind sie weg.',
      'Auf dem Server, nur wenn du online spielst: dein Name und die Züge deiner Partien. Beendete Partien öffentlicher Tische stehen in seinem Archiv.',
      'Keine Werbung, kein Tracking, nichts von anderen Firmen.',
    ],
  },
};
