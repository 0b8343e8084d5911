import { isObjectType, type GraphQLField } from 'graphql'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { Context } from './context.ts'
import { createLoaders } from './loaders/loaders.ts'
import type { CallerRest } from './rest/callerRest.ts'
import { SessionJar } from './rest/session.ts'
import { restCalls } from './restDirective.ts'
import { createSchema } from './schema.ts'

/** Any object: ids are 1, lists of ids hold one, an input is an object again, and the rest is what it is said to be. */
function anything(rest: unknown): Record<string, unknown> {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get(_, name) {
        const text = String(name)
        if (text === 'input') return anything(rest)
        if (/(?:IDs|Keys)$/.test(text)) return ['1']
        return /(?:ID|id)$/.test(text) ? '1' : rest
      },
    },
  )
}

/** A marketplace that notes what it is asked for and fails. */
function noting(calls: Set<string>): CallerRest {
  const note = (method: string) => (path: string) => {
    calls.add(`${method} ${path}`)
    return Promise.reject(new Error('noted'))
  }
  return { get: note('GET'), post: note('POST'), put: note('PUT'), delete: note('DELETE'), writes: () => 0 }
}

async function callsOf(field: GraphQLField<unknown, unknown>): Promise<readonly string[]> {
  const calls = new Set<string>()
  const asked = { fieldsOf: () => new Set<string>(), hasSecret: false, deprecated: [] }
  for (const rest of [undefined, null, '1', 1, []]) {
    const client = noting(calls)
    const context: Context = {
      requestId: 'test-request',
      arrivedAt: 0,
      clientIp: '192.0.2.1',
      page: { shop: null, agent: null },
      signal: new AbortController().signal,
      jar: new SessionJar({ kind: 'cookie', value: 'member-session' }, true),
      log: pino({ level: 'silent' }),
      rest: client,
      loaders: createLoaders(client, asked),
      asked,
      events: null,
    }
    const { resolve } = field
    await Promise.allSettled([(async () => resolve?.(anything(rest), anything(rest), context, {} as never))()])
  }
  return [...calls]
}

const fields = Object.values(createSchema().getTypeMap()).flatMap((type) =>
  isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ at: `${type.name}.${field.name}`, field })) : [],
)

describe('@rest', () => {
  it('a field whose resolver asks the marketplace names the call', async () => {
    const unnamed: string[] = []
    let asking = 0
    for (const { at, field } of fields) {
      const calls = await callsOf(field)
      asking += Number(calls.length > 0)
      unnamed.push(...calls.filter((call) => !restCalls(field.astNode).includes(call)).map((call) => `${at} @rest(call: "${call}")`))
    }
    expect(asking).toBeGreaterThan(200)
    expect(unnamed).toEqual([])
  })
})
