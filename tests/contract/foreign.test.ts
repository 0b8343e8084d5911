import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Server } from '../../scripts/lib/child.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import { COOKIE, type ForeignHost, startForeignHost } from '../foreign/host.ts'
import type { Dialect } from '../foreign/shelf.ts'
import { type Answer, GraphQLClient } from '../support/graphqlClient.ts'

const texts = Object.values(JSON.parse(readFileSync(inRoot('client/persisted.json'), 'utf8')) as Record<string, string>)
/** A document of the storefront, by the name of its operation. */
function documentOf(name: string): string {
  const text = texts.find((candidate) => new RegExp(`^(query|mutation) ${name}\\b`).test(candidate))
  if (text === undefined) throw new Error(`the storefront has no document ${name}`)
  return text
}

type Gateway = { url: string; logs: string[]; stop: () => Promise<unknown> }
async function openGateway(host: ForeignHost, env: Record<string, string>): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-foreign-'))
  const port = await freePort()
  const logs: string[] = []
  const settings = { PORT: String(port), API_URL: host.url, UPSTREAM_COOKIE: COOKIE, DATA_DIR: folder, LOG_LEVEL: 'warn', ...env }
  const server = new Server(['gateway/src/main.ts'], settings, (text) => logs.push(text))
  if (!(await server.ready())) throw new Error('The gateway did not start.')
  return {
    url: `http://localhost:${port}`,
    logs,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const VARIANTS: readonly (readonly [string, Dialect, Record<string, string>])[] = [
  ['with numbers, found out by asking', 'numbers', {}],
  ['with texts, said by UPSTREAM=spec', 'texts', { UPSTREAM: 'spec' }],
]

describe.each(VARIANTS)("a marketplace of somebody else's %s", (_, dialect, env) => {
  let host: ForeignHost
  let gateway: Gateway
  let client: GraphQLClient
  beforeAll(async () => {
    host = await startForeignHost(dialect)
    gateway = await openGateway(host, env)
    client = new GraphQLClient(gateway.url)
  })
  afterAll(async () => {
    await gateway.stop()
    host.close()
  })

  const ask = (name: string, variables: Record<string, unknown> = {}): Promise<Answer> => client.ask(documentOf(name), variables)
  /** What a page shows may lack what this host does not offer, and nothing else. */
  const show = async (name: string, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
    const { data, errors = [] } = await ask(name, variables)
    expect(errors.filter(({ extensions }) => extensions['reason'] !== 'NOT_OFFERED')).toEqual([])
    return data ?? {}
  }
  const act = async (name: string, input: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const { data, errors } = await ask(name, { input })
    expect(errors).toBeUndefined()
    return data ?? {}
  }

  const all = { filter: {}, sort: 'DEFAULT', first: 20, page: 1, hasChosen: false, hasCategory: false }

  it('PROBE', async () => {
    const out: string[] = []
    const names = texts.map((text) => /^(query) (\w+)/.exec(text)?.[2]).filter((name) => name !== undefined)
    await act('useLoginMutation', { username: '青山药房', password: 'Demo-2026' }).catch((e) => out.push(String(e)))
    for (const name of names) {
      const text = documentOf(name)
      const variables: Record<string, unknown> = {}
      for (const [, v = '', type = ''] of text.slice(0, text.indexOf('{')).matchAll(/\$(\w+): ([^\n]+)/g)) {
        if (type.startsWith('Boolean!')) variables[v] = true
        else if (type === 'String!') variables[v] = '1'
        else if (type === '[String!]!') variables[v] = ['x']
        else if (type === 'RegistrationScope!') variables[v] = 'ACCOUNT'
      }
      const { data, errors = [] } = await client.ask(text, variables)
      const bad = errors.filter(({ extensions }) => extensions['reason'] !== 'NOT_OFFERED')
      const none = errors.filter(({ extensions }) => extensions['reason'] === 'NOT_OFFERED').map((e) => (e as unknown as { path?: string[] }).path?.join('.'))
      out.push(`${name} ${bad.map((e) => `${(e as unknown as { path?: string[] }).path?.join('.')}: ${e.message} ${String(e.extensions['upstreamCode'])}`).join(' | ')} ## ${none.join(',')} ${data === null ? 'NULL' : ''}`)
    }
    const { writeFileSync } = await import('node:fs')
    writeFileSync(`/tmp/probe-${dialect}.txt`, out.join('\n') + '\n' + gateway.logs.join('') + '\n' + host.calls.join('\n'))
  })
})
