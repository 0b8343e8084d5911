import { createPublicKey, verify } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { publicKey } from '../signature/signature.ts'
import { compare, FIRST, hashOf, type SignedLink } from './link.ts'
import { findDigests, findLast, findLinkOf, findLinks } from './link.repo.ts'
import { LINES } from './lines.ts'

export type LinkFault = 'changed' | 'missing' | 'words' | 'link' | 'signature' | 'order'
export interface Broken {
  readonly link: number
  readonly line: string
  readonly fault: LinkFault
  readonly key: string
}

export interface Checked {
  readonly links: number
  readonly rows: number
  /** The last that was looked at; null when none is left. */
  readonly next: number | null
  readonly broken: readonly Broken[]
}

/** The next links against each other, against their signatures and against the rows that they were made of. */
export async function checkLinks(deps: Deps, after: number, limit: number): Promise<Checked> {
  const [before = null] = after === 0 ? [] : await findLinks(deps.db, after - 1, 1)
  const links = await findLinks(deps.db, after, limit)
  const broken: Broken[] = after > 0 && before?.id !== after ? [fault({ id: after, line: '' }, 'order')] : []
  let last: SignedLink | null = before
  let rows = 0
  for (const link of links) {
    broken.push(...chainFaults(deps, last, link), ...(await rowFaults(deps, link)))
    rows += link.size
    last = link
  }
  return { links: links.length, rows, next: links.length < limit ? null : (last?.id ?? null), broken }
}

const fault = ({ id, line }: Pick<SignedLink, 'id' | 'line'>, what: LinkFault, key = ''): Broken => ({ link: id, line, fault: what, key })

function chainFaults(deps: Deps, before: SignedLink | null, link: SignedLink): Broken[] {
  const found: Broken[] = []
  if (link.id !== (before?.id ?? 0) + 1 || !link.previous.equals(before?.hash ?? FIRST)) found.push(fault(link, 'order'))
  if (!hashOf(link).equals(link.hash)) found.push(fault(link, 'link'))
  if (!isSigned(deps, before, link)) found.push(fault(link, 'signature'))
  return found
}

/** A house without a key signs nothing; once it has signed, it goes on. */
function isSigned(deps: Deps, before: SignedLink | null, { hash, key_id: keyId, signature }: SignedLink): boolean {
  if (keyId === null || signature === null) return (before?.key_id ?? null) === null
  const key = publicKey(deps, keyId)
  return key !== null && verify(null, hash, createPublicKey(key), Buffer.from(signature, 'base64'))
}

async function rowFaults({ db }: Pick<Deps, 'db'>, link: SignedLink): Promise<Broken[]> {
  const line = LINES[link.line]
  if (line === undefined) return [fault(link, 'link')]
  const rows = await findDigests(db, line, { after: link.after_key, until: link.until_key }, link.salt)
  return compare(link, rows).map(({ fault: what, key }) => fault(link, what, key))
}

/** What a person writes down to know the chain again. */
export async function headOf({ db }: Deps): Promise<{ links: number; hash: string | null; at: Date | null }> {
  const last = await findLast(db)
  return { links: last?.id ?? 0, hash: last?.hash.toString('hex') ?? null, at: last?.at ?? null }
}

/** A row of a history that is walked by its own number. */
export interface Place {
  readonly line: string
  readonly id: number
}

/** In which link each row is, and whether it is as it was linked. */
export async function placesOf({ db }: Deps, places: readonly Place[]) {
  const looked = new Map<number, ReadonlySet<string>>()
  const told = []
  for (const { line, id } of places) {
    const link = await findLinkOf(db, line, id)
    if (link !== null && !looked.has(link.id)) looked.set(link.id, new Set((await rowFaults({ db }, link)).map(({ key }) => key)))
    const faults = link === null ? new Set<string>() : (looked.get(link.id) ?? new Set())
    const isWhole = ![...faults].some((key) => key === String(id) || key.includes('–'))
    told.push({ word: LINES[line]?.word ?? line, id, link: link?.id ?? null, hash: link?.hash.toString('hex') ?? null, isWhole })
  }
  return told
}
