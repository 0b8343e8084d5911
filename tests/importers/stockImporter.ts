import { createPublicKey, verify } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** The stock of a pharmacy in SQLite: parcels as they came, their lots, and each box in the packs around it. */
export const TABLES = `
  create table if not exists trusted_key (name text primary key, pem text not null);
  create table if not exists parcel (note_no text primary key, order_no text not null, supplier text not null, shipped_on text not null,
    is_resent integer not null, freight_cents integer not null, total_cents integer not null);
  create table if not exists stock (note_no text not null references parcel, number integer not null, line_id text not null,
    name text not null, holder text, insurance_code text, lot text not null, expires text not null, quantity integer not null,
    cost_cents integer not null, primary key (note_no, number));
  create table if not exists pack (code text primary key, parent text references pack);
  create table if not exists box (note_no text not null, number integer not null, code text not null, pieces integer not null,
    parent text references pack, primary key (note_no, code), foreign key (note_no, number) references stock);
`

type Line = Readonly<Record<'line_id' | 'name' | 'lot' | 'expires', string>> &
  Readonly<Record<'number' | 'quantity' | 'amount_cents', number>> &
  Readonly<Record<'holder' | 'insurance_code', string | null>> & {
    readonly code_details: readonly { readonly code: string; readonly pieces: number; readonly packs: readonly string[] }[]
  }
export type Delivery = Readonly<Record<'schema' | 'note_no' | 'order_no' | 'supplier' | 'shipped_on', string>> &
  Readonly<Record<'is_resent' | 'goods_cents' | 'freight_cents' | 'total_cents', number>> & {
    readonly signing_key: string | null
    readonly lines: readonly Line[]
  }

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token refusals { ... on Refusal { message } } } }'
const ORDERS = `query ($from: DateTime, $after: String) { orders(filter: { from: $from }, first: 50, after: $after) {
  pageInfo { hasNextPage endCursor } edges { node { orderID } } } }`
const DELIVERIES = 'query ($orderID: ID!) { orderDeliveries(orderID: $orderID) { json signature } }'
interface Orders {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly edges: readonly { readonly node: { readonly orderID: string } }[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Takes the parcels of all orders since then, those that are known already too: how many were new. */
export async function importDeliveries(db: DatabaseSync, shop: { url: string; username: string; password: string }, from: string) {
  db.exec(TABLES)
  let token = ''
  const get = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) }
    const response = await fetch(new URL(path, shop.url), { headers, ...init })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response
  }
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const { data, errors } = (await (await get('/graphql', { method: 'POST', body: JSON.stringify({ query, variables }) })).json()) as {
      data: Data
      errors?: readonly { message: string }[]
    }
    if (errors?.[0]) throw new Error(errors[0].message)
    return data
  }
  const input = { username: shop.username, password: shop.password, isTokenWanted: true }
  const { login } = await ask<{ login: { token: string | null; refusals: { message: string }[] } }>(LOGIN, { input })
  if (login.token === null) throw new Error(login.refusals[0]?.message)
  token = login.token
  let taken = 0
  for (let after: string | null = null, more = true; more;) {
    const { orders }: { orders: Orders } = await ask(ORDERS, { from, after })
    for (const { node } of orders.edges) {
      const { orderDeliveries } = await ask<{ orderDeliveries: { json: string; signature: string | null }[] }>(DELIVERIES, node)
      for (const { json, signature } of orderDeliveries) {
        const bytes = Buffer.from(await (await get(json)).arrayBuffer())
        const { signing_key: name } = JSON.parse(bytes.toString()) as Delivery
        if (name === null || signature === null) throw new Error(`${json} is not signed`)
        const pem = await (await get(`/files/signing-key/${name}.pem`)).text()
        taken += putInStock(db, readSigned(db, bytes, await (await get(signature)).text(), { name, pem }))
      }
    }
    ;({ hasNextPage: more, endCursor: after } = orders.pageInfo)
  }
  return taken
}

/** The key of a name is kept the first time, as one keeps a host's: another one under the same name is refused. */
export function readSigned(db: DatabaseSync, bytes: Buffer, signature: string, key: { name: string; pem: string }): Delivery {
  db.prepare('insert into trusted_key values (?, ?) on conflict do nothing').run(key.name, key.pem)
  const { pem } = db.prepare('select pem from trusted_key where name = ?').get(key.name) as { pem: string }
  if (!verify(null, bytes, createPublicKey(pem), Buffer.from(signature, 'base64'))) throw new Error('the signature is not theirs')
  return JSON.parse(bytes.toString()) as Delivery
}

/** A parcel as a whole or nothing of it; 0 where it is in stock already. */
export function putInStock(db: DatabaseSync, delivery: Delivery): number {
  const { schema, note_no, lines, goods_cents, freight_cents, total_cents } = delivery
  if (schema !== 'delivery-1') throw new Error(`${note_no}: what ${schema} means is not known`)
  if (sum(lines.map((line) => line.amount_cents)) !== goods_cents || goods_cents + freight_cents !== total_cents)
    throw new Error(`${note_no}: the amounts do not add up`)
  const uneven = lines.find(({ quantity, code_details: boxes }) => boxes.length > 0 && sum(boxes.map(({ pieces }) => pieces)) !== quantity)
  if (uneven !== undefined) throw new Error(`${note_no}: line ${uneven.number} has other pieces than codes`)
  db.exec('begin')
  try {
    const { order_no, supplier, shipped_on, is_resent } = delivery
    const parcel = db.prepare('insert into parcel values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing')
    const { changes } = parcel.run(note_no, order_no, supplier, shipped_on, is_resent, freight_cents, total_cents)
    if (changes === 1) for (const line of lines) takeLine(db, note_no, line)
    db.exec('commit')
    return Number(changes)
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}

function takeLine(db: DatabaseSync, note: string, line: Line): void {
  const { number, line_id, name, holder, insurance_code, lot, expires, quantity, amount_cents } = line
  const stock = db.prepare('insert into stock values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  stock.run(note, number, line_id, name, holder, insurance_code, lot, expires, quantity, amount_cents)
  const pack = db.prepare('insert into pack values (?, ?) on conflict do nothing')
  const box = db.prepare('insert into box values (?, ?, ?, ?, ?)')
  for (const { code, pieces, packs } of line.code_details) {
    for (const [at, inner] of packs.entries().toArray().toReversed()) pack.run(inner, packs[at + 1] ?? null)
    box.run(note, number, code, pieces, packs[0] ?? null)
  }
}
