import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the operator gets to read instead of a stack. */
export class ErpError extends Error {}

type Fields = Readonly<Record<string, string | undefined>>

export interface ErpClient {
  readonly get: (path: string, query?: Fields) => Promise<unknown>
  /** Signed, and done once however often it is sent. */
  readonly post: (path: string, form?: Fields) => Promise<unknown>
}

type Env = Readonly<Record<string, string | undefined>>

/** ERP_TOKEN, or the token that the demo keeps in its data folder. */
async function token(env: Env): Promise<string> {
  if (env['ERP_TOKEN']) return env['ERP_TOKEN']
  const file = join(env['DATA_DIR'] ?? '.data', 'erp-token')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    throw new ErpError(`No token: set ERP_TOKEN, or DATA_DIR to the marketplace's data folder (looked for ${file}).`)
  }
}

export async function erpClient(env: Env): Promise<ErpClient> {
  const base = env['API_URL'] ?? 'http://127.0.0.1:4001'
  const headers = { authorization: `Bearer ${await token(env)}` }
  const staff = env['ERP_STAFF'] ?? '命令行'
  const send = async (path: string, init: RequestInit): Promise<unknown> => {
    const answer = await fetch(new URL(path, base), { ...init, headers, signal: AbortSignal.timeout(30_000) }).catch(() => {
      throw new ErpError(`The marketplace does not answer at ${base}; start it, or set API_URL.`)
    })
    const body: unknown = await answer.json().catch(() => null)
    if (typeof body !== 'object' || body === null)
      throw new ErpError(`The marketplace answered ${answer.status} with something unreadable.`)
    if (answer.status === 200 && 'data' in body) return body.data
    throw new ErpError(`${answer.status} ${'message' in body ? String(body.message) : ''}${reasonOf(body)}`)
  }
  return {
    get: (path, query = {}) => send(`${path}${queryOf(query)}`, {}),
    post: (path, form = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams({ staff, client_key: randomUUID(), ...present(form) }) }),
  }
}

const present = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

function queryOf(query: Fields): string {
  const text = new URLSearchParams(present(query)).toString()
  return text === '' ? '' : `?${text}`
}

function reasonOf(body: object): string {
  const data: unknown = 'data' in body ? body.data : null
  return typeof data === 'object' && data !== null && 'reason' in data ? ` (${String(data.reason)})` : ''
}

/** A field of an answer as text; what is not there is empty. */
export function cell(row: unknown, name: string): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function rowsOf(value: unknown, name?: string): readonly unknown[] {
  const list: unknown = name === undefined ? value : typeof value === 'object' && value !== null ? Reflect.get(value, name) : []
  return Array.isArray(list) ? list : []
}
