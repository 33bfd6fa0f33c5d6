/** Schemas held to types: one that leaves out a key or a member of its type, or adds one, does not compile. */
import type * as v from 'valibot';

/** A schema whose output is this type. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** Every key required and nothing read-only, so that a key that may be left out is compared as well. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer E)[]
    ? Plain<E>[]
    : { -readonly [K in keyof T]-?: Plain<Exclude<T[K], undefined>> };

type Same<A, B> = [A, B] extends [B, A] ? unknown : { readonly 'schema and type differ': [A, B] };

/** `exactly<T>()(schema)` is the schema, if its output has all of T and nothing else. */
export const exactly =
  <T>() =>
  <S extends Schema<T>>(
    schema: S & Same<Plain<v.InferOutput<S>>, Plain<T>>,
  ): Schema<T> & Omit<S, keyof v.GenericSchema> =>
    schema;
