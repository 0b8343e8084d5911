import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { deliveryDataOf, papersOfOrder } from '../document/document.service.ts'
import { publicKey, signatureOf } from '../signature/signature.ts'
import { GrowingZip } from '../upload/zipStream.ts'
import type { Inspection } from './inspection.schemas.ts'
import { inspectionPage } from './inspectionPage.ts'
import type { Scope } from './scope.repo.ts'

/** Orders whose papers are in it: of a lot that went to thousands of shops, the rest is in the list. */
const PAPERS = 50

/** The page, the same as signed data, the key, and the papers of the orders. */
export async function* inspectionZip(deps: Deps, scope: Scope, file: Inspection): AsyncGenerator<Uint8Array> {
  const zip = new GrowingZip()
  const add = (name: string, bytes: Uint8Array): void => zip.packed(name).push(bytes, true)
  const signed = (name: string, bytes: Buffer): void => {
    add(name, bytes)
    const signature = signatureOf(deps, bytes)
    if (signature !== null) add(`${name}.sig`, Buffer.from(`${signature}\n`))
  }
  add('index.html', Buffer.from(inspectionPage(file)))
  signed('inspection.json', Buffer.from(`${JSON.stringify(file, null, 1)}\n`))
  const key = file.signing_key === null ? null : publicKey(deps, file.signing_key)
  if (key !== null) add('signing-key.pem', Buffer.from(key))
  yield* zip.grown()
  const packed = new Set<string>()
  for (const { id, memberId } of await ownersOf(deps, scope.orders.slice(0, PAPERS))) {
    for (const { name, bytes } of await deliveryDataOf(deps, memberId, id)) signed(`收货数据/${name}`, bytes)
    for await (const paper of papersOfOrder(deps, memberId, id, { evenHidden: true })) {
      if (packed.has(paper.key)) continue
      packed.add(paper.key)
      zip.plain(`单据/${paper.name}`).push(await paper.bytes(), true)
      yield* zip.grown()
    }
  }
  zip.end()
  yield* zip.grown()
}

async function ownersOf({ db }: Deps, orders: readonly number[]): Promise<{ id: number; memberId: number }[]> {
  const { rows } = await sql<{ id: number; memberId: number }>`select id, member_id as "memberId" from orders
    where id = any(${[...orders]}::bigint[]) order by id`.execute(db)
  return rows
}
