/** What every screen needs, whether its table is on this device or on a server. */

// A table and what it says

export * from './address.ts';
export { type Answer, type AnswerAct, type AnswerLabel, nextAnswers } from './answer.ts';
export * from './asked-again.ts';
export * from './clock-face.ts';
export { unreachable } from './link-words.ts';
export * from './listing-words.ts';
export * from './next-step.ts';
export * from './notice.ts';
export * from './prompt.ts';
export * from './status.ts';
export * from './table.ts';
export { moveCommand, yourSides } from './view.ts';
export { hintText, noticeText, promptText, statusText, yourSeatText } from './words.ts';

// Entering moves

export * from './input/input.ts';
export { stepKeys } from './input/keys.ts';
export { type InputView, showInput } from './input/show.ts';
export { followTable, stepInput, takeBackSent, withSettings } from './input/step.ts';

// The world around it

export { globalFetch, globalPorts, globalSocket, globalStorage } from './globals.ts';
export { othersAt } from './others-at.ts';
export * from './ports.ts';
export * from './waiting-seat.ts';
