import ajvCompiler from '@fastify/ajv-compiler'
import stringifyCompiler from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'
import type { FastifyRouteSchemaDef, FastifyValidationResult } from 'fastify/types/schema.js'
import type { TSchema } from 'typebox'

const AJV = { allErrors: true, coerceTypes: true, removeAdditional: false, keywords: ['x-sentence', 'x-names'] }

/**
 * Validators and serializers are made when a route is first asked, not some 600 of them at start, and once: a process that opens the
 * server again gives it the same compilers, and a route's name says which schemas it has.
 */
export function lazyCompilers(
  schemas: readonly TSchema[],
): (app: Pick<FastifyInstance, 'setValidatorCompiler' | 'setSerializerCompiler'>) => void {
  const shared = Object.fromEntries(schemas.map((schema) => [String(Reflect.get(schema, '$id')), schema]))
  const makeValidator = once(() => ajvCompiler()(shared, { customOptions: AJV }))
  const makeSerializer = once(() => stringifyCompiler()(shared))
  const validatorOf = byName((route) => makeValidator()({ ...route }))
  const serializerOf = byName((route) => makeSerializer()({ ...route, httpStatus: route.httpStatus ?? '' }))
  return (app) => {
    app.setValidatorCompiler((route) => {
      const validate = once(() => validatorOf(route))
      const check: FastifyValidationResult = (data: unknown) => {
        const passed = validate()(data) === true
        check.errors = validate().errors ?? null
        return passed
      }
      return check
    })
    app.setSerializerCompiler((route) => {
      const write = once(() => serializerOf(route))
      return (data: unknown) => write()(data)
    })
  }
}

type Route = FastifyRouteSchemaDef<unknown>

function byName<Made>(make: (route: Route) => Made): (route: Route) => Made {
  const made = new Map<string, Made>()
  return (route) => {
    const name = [route.method, route.url, route.httpPart, route.httpStatus, route.contentType].join(' ')
    const known = made.get(name)
    if (known !== undefined) return known
    const fresh = make(route)
    made.set(name, fresh)
    return fresh
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null
  return () => (made ??= { value: make() }).value
}
