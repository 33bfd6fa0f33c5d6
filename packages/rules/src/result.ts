/** The typed answer of everything that can be refused: bad input is a value, exceptions are for bugs. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A yes, with what was asked for. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
/** A no, with its reason. */
export const no = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
