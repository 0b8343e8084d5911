import { Type, type TSchema, type TUnsafe } from 'typebox'
import type { Shape, Shaped } from 'rules/shape'

/** What has the shape, as the api says it: nothing is left out, and what is absent stands with what its absence means. */
export type Told<S, Names extends string = never> = S extends {
  readonly type: 'optional'
  readonly shape: infer Inner
  readonly absent: infer A
}
  ? A extends null
    ? Told<Inner> | null
    : Told<Inner>
  : S extends { readonly type: 'list'; readonly each: infer Each }
    ? Told<Each>[]
    : S extends { readonly type: 'record'; readonly each: infer Each }
      ? Record<string, Told<Each>>
      : S extends { readonly type: 'object'; readonly fields: infer F }
        ? { [N in keyof F]: N extends Names ? NonNullable<Told<F[N]>> : Told<F[N]> }
        : Shaped<S>

/** The schema of an answer of the shape; the fields named are never null, though a cart may leave them out. */
export function answerSchema<const S extends Shape, const Names extends string = never>(
  shape: S,
  told: readonly Names[] = [],
): TUnsafe<Told<S, Names>> {
  return Type.Unsafe(answerOf(shape, new Set(told)))
}

const NONE: ReadonlySet<string> = new Set()

function answerOf(shape: Shape, told: ReadonlySet<string> = NONE): TSchema {
  const words = shape.title === undefined ? {} : { description: shape.title }
  switch (shape.type) {
    case 'integer':
      return Type.Integer(words)
    case 'text':
      return Type.String(words)
    case 'oneOf':
      return valuesOf(shape.values, words)
    case 'nullable':
    case 'optional': {
      const inner = answerOf({ ...shape.shape, ...(shape.title === undefined ? {} : { title: shape.title }) })
      return shape.type === 'optional' && shape.absent !== null ? inner : orNull(inner)
    }
    case 'list':
      return Type.Array(answerOf(shape.each), words)
    case 'record':
      return Type.Unsafe({ type: 'object', additionalProperties: answerOf(shape.each), ...words })
    case 'object':
      return Type.Object(
        Object.fromEntries(
          Object.entries(shape.fields).map(([name, field]) => [
            name,
            told.has(name) && field.type === 'optional' ? answerOf({ ...field.shape, ...titleOf(field) }) : answerOf(field),
          ]),
        ),
        words,
      )
  }
}

const titleOf = ({ title }: { readonly title?: string }) => (title === undefined ? {} : { title })

function orNull(schema: TSchema): TSchema {
  const { type } = schema as { readonly type?: unknown }
  return typeof type === 'string' && type !== 'object'
    ? Type.Unsafe({ ...schema, type: [type, 'null'] })
    : Type.Unsafe({ anyOf: [schema, { type: 'null' }] })
}

function valuesOf(values: readonly unknown[], words: { readonly description?: string }): TSchema {
  if (values.every((value) => typeof value === 'boolean')) return Type.Boolean(words)
  return Type.Unsafe({ type: typeof values[0] === 'number' ? 'integer' : 'string', enum: [...values], ...words })
}

/** The schema of what somebody wrote down in the shape: with its bounds, and without fields it does not know. */
export function writtenSchema(shape: Shape): TSchema {
  switch (shape.type) {
    case 'integer':
      return Type.Integer({ minimum: shape.min, maximum: shape.max })
    case 'text':
      return Type.String({ minLength: 1, ...(Number.isFinite(shape.max) ? { maxLength: shape.max } : {}) })
    case 'oneOf':
      return valuesOf(shape.values, {})
    case 'nullable':
    case 'optional':
      return Type.Union([writtenSchema(shape.shape), Type.Null()])
    case 'list':
      return Type.Array(writtenSchema(shape.each), {
        minItems: shape.min,
        ...(Number.isFinite(shape.max) ? { maxItems: shape.max } : {}),
      })
    case 'record':
      return Type.Unsafe({ type: 'object', additionalProperties: writtenSchema(shape.each) })
    case 'object':
      return Type.Object(writtenFields(shape.fields))
  }
}

export function writtenFields(fields: Readonly<Record<string, Shape>>): Record<string, TSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = writtenSchema(field)
      return [name, field.type === 'optional' ? Type.Optional(schema) : schema]
    }),
  )
}
