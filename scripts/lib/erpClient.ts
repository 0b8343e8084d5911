import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ROOT } from './paths.ts'

/** What the operator gets to read instead of a stack. */
export class ErpError extends Error {}

type Fields = Readonly<Record<string, string | undefined>>

export interface ErpClient {
  readonly get: (path: string, query?: Fields) => Promise<unknown>
  /** Signed, and done once however often it is sent. */
  readonly post: (path: string, form?: Fields) => Promise<unknown>
  /** As `post`, a file as the body and the fields in the address. */
  readonly send: (path: string, file: Uint8Array<ArrayBuffer>, query?: Fields) => Promise<unknown>
  /** A file as it comes, however long it is. */
  readonly download: (path: string, query?: Fields) => Promise<Uint8Array | AsyncIterable<Uint8Array>>
}

/** A call of the office; a long file takes minutes to be read and kept. */
const CALL_MS = 30_000
const FILE_MS = 600_000

type Env = Readonly<Record<string, string | undefined>>

/** ERP_TOKEN, or the token that the demo keeps in its data folder. */
async function token(env: Env): Promise<string> {
  if (env['ERP_TOKEN']) return env['ERP_TOKEN']
  const file = resolve(ROOT, env['DATA_DIR'] ?? '.data', 'erp-token')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    throw new ErpError(`没有令牌：请设 ERP_TOKEN，或把 DATA_DIR 设为商城的数据目录（找过 ${file}）。`)
  }
}

export async function erpClient(env: Env): Promise<ErpClient> {
  const base = env['API_URL'] ?? 'http://127.0.0.1:4001'
  const headers = { authorization: `Bearer ${await token(env)}` }
  const staff = env['ERP_STAFF'] ?? '命令行'
  const ask = (
    path: string,
    { headers: more, ...init }: RequestInit & { headers?: Record<string, string> },
    ms: number,
  ): Promise<Response> =>
    fetch(new URL(path, base), { ...init, headers: { ...headers, ...more }, signal: AbortSignal.timeout(ms) }).catch(() => {
      throw new ErpError(`商城在 ${base} 没有应答：请先启动，或设 API_URL。`)
    })
  const send = async (path: string, init: RequestInit & { headers?: Record<string, string> }, ms = CALL_MS): Promise<unknown> => {
    const answer = await ask(path, init, ms)
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null)
    if (answer.status === 200 && typeof body === 'object' && body !== null && 'data' in body) return body.data
    throw await refusalOf(answer)
  }
  return {
    get: (path, query = {}) => send(`${path}${queryOf(query)}`, {}),
    post: (path, form = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams({ staff, client_key: randomUUID(), ...present(form) }) }),
    send: (path, file, query = {}) => {
      const asked = queryOf({ staff, client_key: randomUUID(), ...query })
      return send(`${path}${asked}`, { method: 'POST', body: file, headers: { 'content-type': 'application/octet-stream' } }, FILE_MS)
    },
    download: async (path, query = {}) => {
      const answer = await ask(`${path}${queryOf(query)}`, {}, FILE_MS)
      if (answer.status !== 200 || answer.body === null) throw await refusalOf(answer)
      return answer.body
    },
  }
}

async function refusalOf(answer: Response): Promise<ErpError> {
  const body: unknown = await answer.json().catch(() => null)
  if (typeof body !== 'object' || body === null)
    return new ErpError(`商城返回了 ${answer.status}，内容读不懂；请确认 API_URL 是接口的地址。`)
  return new ErpError(`${answer.status} ${'message' in body ? String(body.message) : ''}${reasonOf(body)}`)
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
