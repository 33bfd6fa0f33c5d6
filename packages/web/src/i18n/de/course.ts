/** Wörter der Lektionen und Endspiele. */
import type { CourseWords } from '../en/course.ts';

export const course: CourseWords = {
  lessons: {
    men: {
      title: 'Wie Steine ziehen',
      about: 'Das Brett, das Ziel und ein erster Zug.',
      steps: {
        goal: {
          ask: 'Jede Seite hat zwölf Steine auf den dunklen Feldern. Deine stehen unten. Wer alle gegnerischen Steine schlägt oder festsetzt, gewinnt.',
          done: '',
        },
        move: {
          ask: 'Ein Stein zieht ein Feld schräg nach vorn auf ein freies Feld. Mach einen Zug.',
          done: 'Mehr ist an einem einfachen Zug nicht dran.',
        },
        ready: {
          ask: 'Tippe auf jeden Stein, der ziehen kann.',
          done: 'Am Anfang kann nur die vordere Reihe ziehen: Die anderen haben kein freies Feld vor sich.',
        },
      },
    },
    jump: {
      title: 'Schlagen',
      about: 'Wie man gegnerische Steine schlägt.',
      steps: {
        jump: {
          ask: 'Steht schräg vor dir ein gegnerischer Stein und ist das Feld dahinter frei, springst du darüber und schlägst ihn. Spring.',
          done: 'Der übersprungene Stein kommt vom Brett.',
        },
        room: {
          ask: 'Hinter einem dieser Steine ist kein Platz zum Landen. Tippe auf den Stein, der schlagen kann.',
          done: 'Richtig. Beim anderen ist das Feld dahinter besetzt.',
        },
      },
    },
    must: {
      title: 'Schlagen ist Pflicht',
      about: 'Ein Sprung darf nicht ausgelassen werden.',
      steps: {
        must: {
          ask: 'Wer schlagen kann, muss schlagen, auch wenn er lieber etwas anderes täte. Finde den Sprung.',
          done: 'Etwas anderes war nicht erlaubt.',
        },
        all: {
          ask: 'Tippe auf jeden Stein, der schlagen kann.',
          done: 'Beide können es. Alle anderen müssen warten.',
        },
        choice: {
          ask: 'Bei mehreren Sprüngen wählst du frei: Du musst nicht die meisten Steine schlagen. Nimm irgendeinen.',
          done: 'Beides war erlaubt.',
        },
      },
    },
    chain: {
      title: 'Mehrere Sprünge',
      about: 'Ein Zug, mehr als ein geschlagener Stein.',
      steps: {
        two: {
          ask: 'Kann derselbe Stein von dort, wo er landet, weiterspringen, muss er das im selben Zug tun. Schlag beide Steine.',
          done: 'Zwei Steine in einem Zug.',
        },
        most: {
          ask: 'Es gibt zwei Anfänge: Der eine schlägt einen Stein, der andere drei. Schlag drei.',
          done: 'Es lohnt sich, jeden Sprung bis zum Ende anzusehen.',
        },
      },
    },
    crown: {
      title: 'Zur Dame werden',
      about: 'Ein Stein, der das Brett überquert, wird zur Dame.',
      steps: {
        crown: { ask: 'Zieh deinen Stein auf die letzte Reihe.', done: 'Jetzt ist er eine Dame.' },
        ends: {
          ask: 'Ein Stein, der auf die letzte Reihe springt, wird zur Dame, und sein Zug endet dort, auch wenn es noch etwas zu schlagen gäbe. Spring, und schlag dann mit der neuen Dame weiter.',
          done: 'Auf den zweiten Stein musste die Dame einen Zug warten.',
        },
      },
    },
    king: {
      title: 'Damen',
      about: 'Vorwärts, rückwärts, immer ein Feld.',
      steps: {
        back: {
          ask: 'Eine Dame zieht ein Feld weit in jede schräge Richtung. Zieh deine rückwärts.',
          done: 'Fliegen kann sie nicht: Sie zieht immer nur ein Feld.',
        },
        jump: { ask: 'Eine Dame schlägt auch rückwärts. Schlag beide Steine.', done: 'Gut gesprungen.' },
      },
    },
    block: {
      title: 'Gewinnen ohne Schlagen',
      about: 'Wer nicht ziehen kann, hat verloren.',
      steps: {
        man: {
          ask: 'Der Stein auf 12 kann nur nach 16 oder darüber hinweg nach 19 springen. Lass ihm keinen Zug.',
          done: 'Dein Gegner hat noch einen Stein, aber keinen Zug: Du gewinnst.',
        },
        king: {
          ask: 'Eine Dame in der einfachen Ecke hat nur einen Ausgang. Verschließ ihn so, dass sie auch nicht herausspringen kann.',
          done: 'Festgesetzt. Ecken sind gefährlich.',
        },
      },
    },
    draw: {
      title: 'Remis',
      about: 'Wenn keine Seite gewinnen kann.',
      steps: {
        how: {
          ask: 'Remis ist eine Partie, wenn beide zustimmen, wenn dieselbe Stellung dreimal entsteht, oder nach vierzig Zügen jeder Seite ohne Schlagen und ohne Zug eines Steins. Dame gegen Dame ist oft remis.',
          done: '',
        },
        hold: {
          ask: 'Deine Dame steht in der Doppelecke und kann dort hin und her ziehen. Halte das Remis sechs Züge lang.',
          done: 'Solange du in der Doppelecke bleibst, kann dir eine einzelne Dame nichts tun.',
        },
      },
    },
    corner: {
      title: 'Die Doppelecke',
      about: 'Die Zuflucht des Schwächeren, und wie man sie stürmt.',
      steps: {
        run: {
          ask: 'Die gegnerische Dame will dich an den Rand drängen. Lauf in die Doppelecke: Jedes Mal gibt es nur einen Weg.',
          done: 'In Sicherheit.',
        },
        out: {
          ask: 'Jetzt hast du zwei Damen gegen eine in der Doppelecke. Treib sie heraus: Eine Dame geht von hinten in die Ecke, die andere wartet zwei Felder entfernt. Gewinne in 20 Zügen.',
          done: 'Zwei Damen schlagen immer eine.',
        },
      },
    },
    opposition: {
      title: 'Die Opposition',
      about: 'Wer muss ausweichen? Wer zählt, weiß es.',
      steps: {
        count: {
          ask: 'Treffen zwei Steine aufeinander, muss der ausweichen, der am Zug ist. Die Opposition hat, wer nicht ausweichen muss. Bei gleich vielen Steinen und wenn du am Zug bist, zähle alle Steine auf den vier Linien, die bei 29, 30, 31 und 32 beginnen: Ist die Zahl ungerade, hast du die Opposition.',
          done: '',
        },
        take: {
          ask: 'Auf diesen Linien steht ein Stein: deiner. Du hast also die Opposition. Geh auf die gegnerische Dame zu, sodass eine Reihe dazwischen bleibt.',
          done: 'Was sie auch tut, sie wird an den Rand gedrängt.',
        },
        win: {
          ask: 'Gewinne das selbst: Bleib der Dame gegenüber und lass sie nicht in die Doppelecke. Du hast 8 Züge.',
          done: 'So stark ist die Opposition.',
        },
      },
    },
    exchange: {
      title: 'Abtausch',
      about: 'Eins gegen eins, und die Opposition wechselt.',
      steps: {
        swap: {
          ask: 'Hier hat dein Gegner die Opposition. Ein Abtausch eins gegen eins kehrt das meist um. Biete einen Stein so an, dass du zurückschlägst.',
          done: 'Jetzt hast du die Opposition.',
        },
        win: {
          ask: 'Spiel es zu Ende und gewinne. Du hast 8 Züge.',
          done: 'Ein Abtausch hat die Partie entschieden.',
        },
      },
    },
    'two-for-one': {
      title: 'Zwei für einen',
      about: 'Einen Stein geben, zwei schlagen.',
      steps: {
        first: {
          ask: 'Weil Schlagen Pflicht ist, kannst du einen Stein dorthin locken, wo du ihn haben willst. Gib einen Stein und schlag zwei.',
          done: 'Zwei für einen. Such danach in jeder Partie.',
        },
        second: {
          ask: 'Noch einmal: Welchen Stein gibst du, damit ein anderer zweimal springt?',
          done: 'Und eine Dame gibt es obendrein.',
        },
      },
    },
    shot: {
      title: 'Kombinationen',
      about: 'Größere Schläge.',
      steps: {
        three: { ask: 'Gib einen Stein und schlag drei.', done: 'Es ist nichts mehr da.' },
        twice: {
          ask: 'Manchmal muss man zwei geben. Finde beide, und räum dann ab.',
          done: 'Zwei gegeben, drei geschlagen, Partie gewonnen.',
        },
      },
    },
    bridge: {
      title: 'Die Brücke',
      about: 'Zwei Steine, die die ganze Grundreihe bewachen.',
      steps: {
        left: {
          ask: 'Steine auf 30 und 32 heißen Brücke. Ein Stein, der nach 25 kommt, wird geschlagen.',
          done: 'Links kommt niemand durch.',
        },
        right: { ask: 'Und einer, der nach 27 kommt?', done: 'Rechts auch nicht.' },
        keep: {
          ask: 'Wer die Brücke auflöst, lässt einen Stein hinein. Mach einen Zug, der sie stehen lässt.',
          done: 'Richtig: Zieh woanders, solange du kannst.',
        },
      },
    },
    'three-kings': {
      title: 'Drei Damen gegen zwei',
      about: 'Wie man eine Dame mehr nutzt.',
      steps: {
        plan: {
          ask: 'Drei Damen gewinnen immer gegen zwei, aber nur durch einen Abtausch: Zwei gegen eine ist leicht. Greif beide Damen so an, dass eine getauscht werden muss.',
          done: '',
        },
        win: {
          ask: 'Gewinne das jetzt. Ohne Eile: Ein unachtsamer Zug, und dein Gegner schlägt zwei für einen. Du hast 30 Züge.',
          done: 'Das kommt in echten Partien ständig vor.',
        },
      },
    },
    'first-position': {
      title: 'Erste Position',
      about: 'Dame und Stein gegen Dame und Stein: das nützlichste Endspiel überhaupt.',
      steps: {
        hold: {
          ask: 'Beide haben Dame und Stein, und du hast die Opposition. Bleib mit der Dame nah an der Mitte, damit der Stein auf 12 nicht vorbeikommt; dein eigener Stein geht inzwischen zur Dame. Fang an.',
          done: 'Die gegnerische Dame kann nur in ihrer Ecke hin und her ziehen.',
        },
        drive: {
          ask: 'Dein Stein ist zur Dame geworden. Treib die Dame aus der Doppelecke und halte dabei den Stein zurück. Du hast 40 Züge.',
          done: 'Das war der schwere Teil.',
        },
        win: {
          ask: 'Und nun alles von vorn: Dame holen, die andere aus der Ecke treiben, gewinnen. Du hast 60 Züge.',
          done: 'Du kannst die Erste Position. Viele lernen sie nie.',
        },
      },
    },
  },
  endings: {
    'one-king': {
      name: 'Dame gegen Dame mit Opposition',
      about:
        'Geh auf die Dame zu, eine Reihe dazwischen, und folge ihr an den Rand. In die Doppelecke darf sie nicht.',
    },
    'two-kings': {
      name: 'Zwei Damen gegen eine in der Doppelecke',
      about:
        'Eine Dame geht von hinten in die Ecke, die andere wartet dort, wo die einzelne herauskommen muss.',
    },
    breeches: {
      name: 'Die Gabel',
      about: 'Eine Dame zwischen zwei Steinen greift beide an: Nur einer kann entkommen.',
    },
    'three-kings': {
      name: 'Drei Damen gegen zwei',
      about: 'Bring alle drei in die Mitte und biete dann Abtausch an. Zwei gegen eine ist gewonnen.',
    },
    'payne-double': {
      name: 'Paynes Remis, Doppelecke',
      about:
        'Ein Stein weniger: Eine Dame steht auf 32 und hält den Stein auf 28 auf, die andere bleibt beweglich. Lass nie beide vertreiben.',
    },
    'payne-single': {
      name: 'Paynes Remis, einfache Ecke',
      about: 'Ein Stein weniger: Eine Dame auf 22 hält den Stein auf 13 zurück, die andere bleibt beweglich.',
    },
    'first-position': {
      name: 'Erste Position',
      about:
        'Hol die zweite Dame, treib die andere mit beiden aus der Doppelecke und halte dabei immer den Stein zurück.',
    },
    grey: {
      name: 'Greys Remis',
      about:
        'Zwei Damen halten eine Dame und zwei Steine: Stell die Steine am Rand, bevor sie zur Dame werden.',
    },
    bremmer: {
      name: 'Bremmers Remis',
      about:
        'In der Ecke eingesperrt: Gib im richtigen Augenblick einen Stein und komm mit einer Dame heraus.',
    },
    'second-position': {
      name: 'Zweite Position',
      about:
        'Drei gegen drei: Wechsle die Bewacher nacheinander aus, bis alle deine Steine Damen sind, und tausch dann zweimal ab.',
    },
    'third-position': {
      name: 'Dritte Position',
      about:
        'Zwei Damen und ein Stein gegen zwei Damen, aber dein Stein wird am Rand aufgehalten. Bring eine Dame hinter die Bewacher und droh mit dem Abtausch, bis der Stein durchkommt.',
    },
    'fourth-position': {
      name: 'Vierte Position',
      about:
        'Vier gegen drei, aber dein Stein wird am Rand festgehalten. Zum Gewinn musst du ihn im richtigen Augenblick hergeben.',
    },
  },
};
