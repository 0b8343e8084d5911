/**
 * The shape of data as data: what a pricing document or a draft may hold, its type (`Shaped`), and by whom it is read. The rules check
 * carts by it, the api makes the schemas of its calls of it, gateway and client read the parts of a pricing document by it.
 */
export type Shape = (
  | { readonly type: 'integer'; readonly min: number; readonly max: number }
  | { readonly type: 'text'; readonly max: number }
  | { readonly type: 'oneOf'; readonly values: readonly (string | number | boolean)[] }
  /** May be absent or null; then it counts as `absent`. */
  | { readonly type: 'optional'; readonly shape: Shape; readonly absent: number | boolean | null }
  /** Must be there and may be null. */
  | { readonly type: 'nullable'; readonly shape: Shape }
  | {
      readonly type: 'list'
      readonly each: Shape
      readonly min: number
      readonly max: number
      /** Of rows: the field whose value no two may share, for results must not hang on their order. */
      readonly distinct: string | null
    }
  /** Values by names of the writer's. */
  | { readonly type: 'record'; readonly each: Shape }
  | ObjectShape
) &
  Words

interface Words {
  readonly title?: string
  readonly holds?: Holding
}
/** What a number stands for: an amount in cents, hundredths of a per cent, or the goods of that number. */
export type Holding = 'cents' | 'rate' | 'goods'

export interface ObjectShape extends Words {
  readonly type: 'object'
  readonly fields: Fields
}
type Fields = Readonly<Record<string, Shape>>

type OptionalName<F extends Fields> = { [N in keyof F]: F[N] extends { readonly type: 'optional' } ? N : never }[keyof F]

/** What has the shape. */
export type Shaped<S> = S extends { readonly type: 'integer' }
  ? number
  : S extends { readonly type: 'text' }
    ? string
    : S extends { readonly type: 'oneOf'; readonly values: readonly (infer V)[] }
      ? V
      : S extends { readonly type: 'optional' | 'nullable'; readonly shape: infer Inner }
        ? Shaped<Inner> | null
        : S extends { readonly type: 'list'; readonly each: infer Each }
          ? readonly Shaped<Each>[]
          : S extends { readonly type: 'record'; readonly each: infer Each }
            ? Readonly<Record<string, Shaped<Each>>>
            : S extends { readonly type: 'object'; readonly fields: infer F extends Fields }
              ? { readonly [N in Exclude<keyof F, OptionalName<F>>]: Shaped<F[N]> } & { readonly [N in OptionalName<F>]?: Shaped<F[N]> }
              : never

/* @__NO_SIDE_EFFECTS__ */
export function integer(min: number, max = Number.MAX_SAFE_INTEGER) {
  return { type: 'integer', min, max } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function text(max = Number.POSITIVE_INFINITY) {
  return { type: 'text', max } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const V extends readonly (string | number | boolean)[]>(values: V) {
  return { type: 'oneOf', values } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function optional<const S extends Shape, const A extends number | boolean | null = null>(shape: S, absent: A = null as A) {
  return { type: 'optional', shape, absent } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable<const S extends Shape>(shape: S) {
  return { type: 'nullable', shape } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function list<const S extends Shape>(
  each: S,
  { min = 0, max = Number.POSITIVE_INFINITY, distinct = null }: { min?: number; max?: number; distinct?: string | null } = {},
) {
  return { type: 'list', each, min, max, distinct } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function record<const S extends Shape>(each: S) {
  return { type: 'record', each } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function objectOf<const F extends Fields>(fields: F) {
  return { type: 'object', fields } as const
}

/** The same with what its number stands for. */
/* @__NO_SIDE_EFFECTS__ */
export function holding<const H extends Holding, const S extends Shape>(holds: H, shape: S): S & { readonly holds: H } {
  return { ...shape, holds }
}

/** The same with what it is called, in the description of a call and at the head of a column. */
/* @__NO_SIDE_EFFECTS__ */
export function titled<const S extends Shape>(title: string, shape: S): S & { readonly title: string } {
  return { ...shape, title }
}
