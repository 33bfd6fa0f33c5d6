/** The result of everything that can fail: bad input is a value, exceptions are for bugs. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Success, with its value. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
/** Failure, with its reason. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
