/** Words of "How to play". */
import type { ManualWords } from '../en/manual.ts';

export const manual: ManualWords = {
  title: 'So geht’s',
  intro: 'Dame lernt man in zwei Minuten. Die kleinen Bretter sind echt: Probieren Sie die Züge darauf aus.',
  contents: 'Auf dieser Seite',
  again: 'Noch einmal',
  boardOf: (title) => `Kleines Brett: ${title}`,
  wins: (side) => `${side} gewinnt.`,
  misses: (side) => `${side} kann nicht ziehen und setzt aus.`,

  rules: 'Die Regeln',
  lessons: {
    step: {
      title: 'Ziehen',
      text: 'Jede Seite hat 12 Steine auf den dunklen Feldern. Sie ziehen vorwärts, schräg, ein Feld weit. Gezogen wird abwechselnd. Ein Ring zeigt, welche Steine ziehen können: Stein antippen, dann einen Punkt.',
      done: 'Das war ein Zug. Jetzt ist die andere Seite dran.',
    },
    jump: {
      title: 'Springen',
      text: 'Steht vor Ihnen ein gegnerischer Stein und ist das Feld direkt dahinter frei, können Sie ihn überspringen: Er kommt vom Brett.',
      done: 'Ein Stein weniger. So gewinnt man.',
    },
    must: {
      title: 'Schlagen ist Pflicht',
      text: 'Wer springen kann, muss springen. Versuchen Sie, einen anderen Stein zu ziehen: Sie hören, warum es nicht geht.',
      done: 'Richtig: Der Sprung war Pflicht.',
    },
    chain: {
      title: 'Mehrere Sprünge',
      text: 'Kann derselbe Stein von seinem neuen Feld aus weiterspringen? Dann geht es im selben Zug weiter, bis nichts mehr zu schlagen ist. Die Richtung darf wechseln.',
      done: 'Zwei Steine in einem Zug.',
    },
    choice: {
      title: 'Sie wählen',
      text: 'Gibt es mehrere Sprünge, nehmen Sie den, der Ihnen gefällt. Es muss nicht der längste sein.',
      done: 'Ihre Wahl, und eine erlaubte.',
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
      text: 'Sie gewinnen, wenn die andere Seite keine Steine mehr hat oder nicht mehr ziehen kann.',
      done: 'Gut gespielt!',
    },
  },
  draws: {
    title: 'Remis und Aufgeben',
    text: [
      'Wenn Sie am Zug sind, können Sie Remis anbieten; die andere Seite nimmt an oder lehnt ab.',
      'Dieselbe Stellung zum dritten Mal, oder vierzig Züge auf jeder Seite, ohne dass ein Stein zieht oder geschlagen wird: Dann kann man Remis beanspruchen.',
      'Sind nur noch wenige Steine da, wissen die Endspieltabellen, ob jemand noch gewinnen kann. Wenn nicht, ist auch das ein Remis.',
      'Sie können aufgeben; bevor es gilt, werden Sie noch einmal gefragt.',
    ],
  },

  options: 'Hausregeln',
  optionsIntro:
    'Nicht alle spielen gleich. Jede dieser Regeln lässt sich vor einer Partie ändern. Sehen Sie sich die Möglichkeiten an und probieren Sie sie aus.',
  optionsTry: {
    capture: 'Versuchen Sie, mit einem Stein zu ziehen, der nicht springt.',
    chain: 'Springen Sie einmal und sehen Sie, ob Sie aufhören dürfen, weiter können oder müssen.',
    crowning: 'Springen Sie auf die hinterste Reihe: Springt die neue Dame weiter?',
    removal:
      'Springen Sie mit der Dame. Steht der Stein noch da, kann sie ihn noch einmal überspringen, wieder zurück.',
    blocked: 'Sperren Sie den letzten Stein am rechten Rand ein: von 24 nach 19.',
  },
  first:
    'Es beginnt die erste Seite, die zweite, oder das Los entscheidet. Namen und Farben der Seiten sind Geschmackssache.',
  tableRules: {
    title: 'Rund um das Brett',
    text: [
      'Zeit: ohne Grenze, eine Grenze für jeden Zug mit Warnung, oder eine Uhr für die ganze Partie. Läuft sie ab, ist die Partie verloren, oder man setzt nur aus.',
      'Geschlagene Steine können neben dem Brett liegen bleiben.',
      'Online kann eine verlorene Verbindung sofort verlieren, die Partie ohne Ergebnis beenden, oder es bleibt Zeit zum Wiederkommen.',
    ],
  },
  presets: 'Fertige Regeln',
  presetsIntro: 'Ein Wort statt vieler Einzelheiten:',

  notation: {
    title: 'Felder und Züge aufschreiben',
    text: 'Die dunklen Felder haben die Nummern 1 bis 32, von oben links an. Einen Zug schreibt man 11-15, einen Sprung 22x15, mehrere Sprünge 27x18x11. Buchstaben und Zahlen gehen auch: E3-D4. In den Einstellungen wählen Sie, was auf dem Brett steht.',
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
      ['Esc', 'den Stein loslassen'],
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
    text: 'Seit zwei Jahrhunderten haben Spieler den ersten Zügen Namen gegeben. Wählen Sie eine, um sie zu sehen.',
    choose: 'Eröffnung',
    play: 'Von hier aus spielen',
  },
  online: {
    title: 'Online spielen',
    text: [
      'Eröffnen Sie einen Tisch, schicken Sie den Link und drücken Sie „Bereit“, wenn Ihr Gast da ist. Ein Konto gibt es nicht: Ein Name genügt.',
      'Ein Tisch ist öffentlich oder hat ein Passwort. Wer nach den beiden Spielern kommt, sieht zu.',
      'Der Server ist der Schiedsrichter: Er prüft jeden Zug und führt die Uhren. Reißt Ihre Verbindung ab, kommen Sie einfach wieder; die Partie wartet so lange, wie der Tisch es erlaubt.',
    ],
  },
  network: {
    byAddress: 'Über eine Adresse spielen',
    title: 'Im eigenen Netz',
    text: [
      'Zwei Geräte zu Hause brauchen kein Internet. Auf einem läuft der Server; gestartet wird er mit',
      'Öffnen Sie dann seine Adresse im Browser des anderen Geräts: die Adresse dieses Rechners in Ihrem Netz, ein Doppelpunkt und der Port. Zum Beispiel',
      'Die Adresse steht in den Netzwerkeinstellungen des Rechners; oft beginnt sie mit 192.168. Erscheint nichts, muss seine Firewall den Port zulassen. Einen anderen Port wählt man mit --port.',
    ],
  },
  files: {
    title: 'Sichern, öffnen, aufbauen',
    text: [
      'Partien auf diesem Gerät bleiben von selbst erhalten: Schließen Sie die Seite und spielen Sie später weiter.',
      'Jede Partie lässt sich als PDN-Datei sichern, die auch andere Dameprogramme lesen. Öffnen Sie eine, fügen Sie eine ein oder ziehen Sie sie irgendwo in die App; sehen Sie sie durch und spielen Sie von jedem Zug aus weiter.',
      'Im Editor bauen Sie jede Stellung auf, spielen von ihr aus oder verschicken sie als Link.',
    ],
    open: 'Partie öffnen',
    editor: 'Stellung aufbauen',
  },
  privacy: {
    title: 'Was gespeichert wird',
    text: [
      'Auf diesem Gerät: Ihre Einstellungen, Ihr Name und Ihre unbeendeten Partien. Löschen Sie im Browser die Daten dieser Seite, und sie sind weg.',
      'Auf dem Server, nur wenn Sie online spielen: Ihr Name und die Züge Ihrer Partien. Beendete Partien öffentlicher Tische stehen in seinem Archiv.',
      'Keine Werbung, keine Verfolgung, nichts von anderen Firmen.',
    ],
  },
};
