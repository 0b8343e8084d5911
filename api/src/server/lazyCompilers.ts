import ajvCompiler from '@fastify/ajv-compiler'
import stringifyCompiler from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'
import type { FastifyValidationResult } from 'fastify/types/schema.js'
import type { TSchema } from 'typebox'

const AJV = { allErrors: true, coerceTypes: true, removeAdditional: false, keywords: ['x-sentence', 'x-names'] }

/** Validators and serializers are made when a route is first asked, not some 600 of them at start. */
export function compileLazily(
  app: Pick<FastifyInstance, 'setValidatorCompiler' | 'setSerializerCompiler'>,
  schemas: readonly TSchema[],
): void {
  const shared = Object.fromEntries(schemas.map((schema) => [String(Reflect.get(schema, '$id')), schema]))
  const validator = once(() => ajvCompiler()(shared, { customOptions: AJV }))
  const serializer = once(() => stringifyCompiler()(shared))
  app.setValidatorCompiler((route) => {
    const validate = once(() => validator()({ ...route }))
    const check: FastifyValidationResult = (data: unknown) => {
      const passed = validate()(data) === true
      check.errors = validate().errors ?? null
      return passed
    }
    return check
  })
  app.setSerializerCompiler((route) => {
    const write = once(() => serializer()({ ...route, httpStatus: route.httpStatus ?? '' }))
    return (data: unknown) => write()(data)
  })
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null
  return () => (made ??= { value: make() }).value
}
