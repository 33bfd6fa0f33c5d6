/** Words of the game screen that come when they are needed: what happened, results, and all about people far away. */

import type { news as english } from '../en/news.ts';
import { plural } from '../plural.ts';
import type { Widen } from '../words.ts';

const moves = (n: number): string =>
  plural('ru', n, { one: '# хода', few: '# ходов', many: '# ходов', other: '# хода' });

export const news: Widen<typeof english> = {
  notice: {
    drawOffered: (name) => `${name} предлагает ничью.`,
    takebackAsked: (name) => `${name} просит вернуть ход.`,
    computerFailed: 'Компьютер не отвечает.',
    connecting: (attempt, of, when) =>
      `Соединение с сервером: попытка ${attempt} из ${of}${when ? ` через ${when}` : ''}.`,
    reconnecting: (attempt, of, when) =>
      attempt === 0
        ? 'Связь прервалась: сервер не отвечает.'
        : `Связь с сервером потеряна. Новая попытка ${attempt} из ${of}${when ? ` через ${when}` : ''}.`,
    waitingForPlayer: 'Ждём второго игрока.',
    waitingForHost: 'Ждём, когда начнёт хозяин стола.',
    pressReady: 'Нажмите «Готов», чтобы начать.',
    waitingForReady: (name) => `Ждём готовности игрока ${name}.`,
    waitingForAbsent: (name, time) => `${name} без связи: место сохраняется ещё ${time}.`,
    rematchAsked: (name) => `${name} предлагает реванш.`,
    readyAgain: (name) => `${name} готов сыграть ещё.`,
    seatOffered: (time) => `Есть свободное место: хотите сыграть? На ответ ${time}.`,
    askingSpectator: (name, time) => `Свободное место предложено игроку ${name}: на ответ ${time}.`,
    away: (name, time) => `${name} без связи; на возвращение ${time}.`,
    anotherGame: 'Ещё партию?',
  },
  status: {
    gameStarted: (black, white) => `${black} играет с ${white}.`,
    ballot: (name) => `Дебют: ${name}.`,
    satDown: (name) => `${name} садится играть.`,
    cameBack: (name) => `${name} снова здесь.`,
    seatRefused: (name) => `${name} не будет играть.`,
    disconnected: (name) => `${name}: связь потеряна`,
    timeToReturn: (time) => `На возвращение ${time}`,
    left: {
      left: (name) => `${name} уходит из-за стола.`,
      removed: (name) => `Хозяин удалил игрока ${name}.`,
      declined: (name) => `${name} не хочет реванша.`,
      disconnected: (name) => `У игрока ${name} пропала связь.`,
      idle: (name) => `Игрока ${name} слишком долго не было.`,
      time: (name) => `У игрока ${name} вышло время.`,
    },
    passedBlocked: (name) => `${name} не может ходить и пропускает ход.`,
    passedTime: (name) => `У игрока ${name} вышло время: ход переходит.`,
    timeWarned: (name) => `${name} превышает время: идёт дополнительное время!`,
    idleNoticed: (name, time) => `${name}, пожалуйста, ходите: осталось ${time}.`,
    drawDeclined: (name) => `${name} отклоняет ничью.`,
    takebackDeclined: (name) => `${name} не согласен вернуть ход.`,
    takenBack: (name) => `${name} берёт ход назад.`,
    optionsChanged: 'Хозяин изменил условия: нажмите «Готов» ещё раз.',
    outage: (time) => `Партия стояла ${time}; это время никому не засчитано.`,
    closed: {
      host: 'Хозяин закрыл стол.',
      empty: 'Стол закрыт: никого не было.',
      'game-over': 'Партия окончена, стол закрыт.',
      'winner-declined': 'Победитель больше не играет: стол закрыт.',
    },
  },
  outcome: {
    winner: (name) => `Победа: ${name}!`,
    drawn: 'Ничья',
    noResult: 'Без результата',
    wins: {
      'no-pieces': (loser) => `${loser}: не осталось шашек.`,
      'no-moves': (loser) => `${loser}: нет ходов.`,
      resigned: (loser) => `${loser}: сдача.`,
      left: (loser) => `${loser}: уход из партии.`,
      time: (loser) => `${loser}: вышло время.`,
      idle: (loser) => `${loser}: слишком долгое отсутствие.`,
      disconnected: (loser) => `${loser}: потеряна связь.`,
      adjudicated: () => 'По решению.',
    },
    draws: {
      agreed: 'По соглашению сторон.',
      repetition: 'Одна и та же позиция в третий раз.',
      'forty-move': 'По сорок ходов без продвижения.',
      proof: 'Никто не может добиться победы.',
      'both-blocked': 'Никто не может ходить.',
      adjudicated: 'По решению.',
      'connection-error': 'Связь потеряна: партия окончена без результата.',
      abandoned: 'Партия прервана без результата.',
      'blank-board': 'На доске нет шашек: партия окончена без результата.',
    },
    afterMoves: (n) => `После ${moves(n)}.`,
  },
  tableRefusals: {
    'stale-move': 'Партия уже ушла вперёд.',
    'time-is-up': 'Время вышло.',
    'draws-not-offered': 'За этим столом ничью не предлагают.',
    'already-offered': 'На этом ходу вы уже предлагали ничью.',
    'no-offer': 'Ничью никто не предлагал.',
    'no-draw-to-claim': 'Сейчас нельзя потребовать ничью.',
    'resigning-not-offered': 'За этим столом не сдаются.',
    'takebacks-off': 'За этим столом ходы не возвращают.',
    'already-asked': 'Об этом уже спросили.',
    'nothing-to-undo': 'У вас нет хода, который можно вернуть.',
    'no-takeback-asked': 'Никто не просил вернуть ход.',
    'no-game': 'Сейчас никто не играет.',
    'table-closed': 'Этот стол закрыт.',
    'not-connected': 'Нет связи с сервером.',
    'no-answer': 'Сервер не ответил: неизвестно, сделано ли это.',
    outdated: 'Сервер новее этой страницы: загрузите её заново.',
    moved: 'Вы продолжили игру на другом устройстве.',
    removed: 'Вас удалили с этого сервера.',
    ended: 'Хозяин завершил игру.',
    closed: 'Этот стол здесь больше не открыт.',
  },
  confirmResign: 'Сдать эту партию?',
  confirmResignText: 'Победит другая сторона.',
  keepPlaying: 'Играть дальше',
  draws: {
    quiet: (n, of) => `Без продвижения: ${n} из ${of}`,
    twice: 'Эта позиция уже встречалась дважды.',
    thrice: 'Эта позиция уже встречалась трижды.',
  },
  list: {
    first: 'В начало',
    back: 'На ход назад',
    forward: 'На ход вперёд',
    pass: 'пропуск',
    move: (number, side, text) => `Ход ${number}, ${side}: ${text}`,
  },
};
