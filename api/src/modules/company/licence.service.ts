import { createHash } from 'node:crypto'
import type { LicenceKind } from '../../db/tables/company.ts'
import type { Day } from '../../db/tables/identity.ts'
import { type Deps, today } from '../../deps.ts'
import { invalid, refused } from '../../server/apiErrors.ts'
import { readInWorker } from '../upload/fileReader.ts'
import { findLapsedKinds, type LicenceFields, type LicenceRow } from './licence.repo.ts'
import { ENDING_DAYS, LICENCE_KINDS, LICENCES } from './licenceKinds.ts'

/** Below the limit of a body, as base64 is a third longer. */
const PICTURE_MAX_BYTES = 500_000
const DAY_MS = 86_400_000
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/svg+xml': 'svg' }

export type LicenceStatus = 'valid' | 'expiring' | 'expired'

export interface Licence {
  readonly row: LicenceRow
  readonly name: string
  /** Null for one without an end; negative when it has lapsed. */
  readonly daysLeft: number | null
  readonly status: LicenceStatus
  readonly url: string | null
  readonly picture: string | null
}

/** In the order of their kinds, as they are on that day. */
export function licencesOn(day: Day, rows: readonly LicenceRow[]): Licence[] {
  return rows
    .toSorted((a, b) => LICENCE_KINDS.indexOf(a.kind) - LICENCE_KINDS.indexOf(b.kind) || a.id - b.id)
    .map((row) => {
      const { name, url = null } = LICENCES[row.kind]
      const daysLeft = row.expires_on === null ? null : Math.round((Date.parse(row.expires_on) - Date.parse(day)) / DAY_MS)
      return { row, name, daysLeft, status: statusOf(daysLeft), url: row.url || url, picture: pictureAddress(row) }
    })
}

function statusOf(daysLeft: number | null): LicenceStatus {
  if (daysLeft === null || daysLeft > ENDING_DAYS) return 'valid'
  return daysLeft < 0 ? 'expired' : 'expiring'
}

export const pictureEnding = ({ mime }: Pick<LicenceRow, 'mime'>): string => ENDINGS[mime ?? ''] ?? 'png'

function pictureAddress(row: LicenceRow): string | null {
  const { id, mime, digest } = row
  return mime === null || digest === null ? null : `/files/licence/${id}-${digest}.${pictureEnding(row)}`
}

/** What the office sends as base64, in a kind that every browser shows. */
export async function readPicture(field: string, text: string): Promise<{ bytes: Buffer; mime: string }> {
  const bytes = Buffer.from(text, 'base64')
  const kind = await readInWorker({ task: 'kind', bytes, scene: 'face' })
  if (kind === null) throw invalid(field, '仅支持 JPG、PNG、WebP 图片')
  if (bytes.length > PICTURE_MAX_BYTES) throw invalid(field, '图片不能超过 500 KB')
  return { bytes: bytes.subarray(0, kind.length), mime: kind.mime }
}

/** An address stands for one picture for ever. */
export function withDigest(picture: { bytes: Buffer; mime: string }): NonNullable<LicenceFields['picture']> {
  return { ...picture, digest: createHash('sha256').update(picture.bytes).digest('hex').slice(0, 12) }
}

interface Sold {
  readonly kind: string
  readonly device_class: number | null
}

/** Which goods may not be sold without it. */
const TRADES: Partial<Record<LicenceKind, (goods: Sold) => boolean>> = {
  drug: ({ kind }) => kind === 'western' || kind === 'tcm' || kind === 'herb',
  device_permit: ({ device_class }) => device_class === 3,
  device_filing: ({ device_class }) => device_class === 2,
  food: ({ kind }) => kind === 'food',
}

/** A licence that was held and has lapsed stops orders for what is sold by it; one that the office never entered is the doctor's to name. */
export async function refuseLapsedTrade(deps: Deps, goodsIds: readonly number[]): Promise<void> {
  const lapsed = (await findLapsedKinds(deps.db, today(deps.clock.now()))).filter(({ kind }) => TRADES[kind] !== undefined)
  if (lapsed.length === 0 || goodsIds.length === 0) return
  const goods = await deps.db.selectFrom('goods').where('id', 'in', goodsIds).select(['kind', 'device_class']).execute()
  const found = lapsed.find(({ kind }) => goods.some((sold) => TRADES[kind]?.(sold)))
  if (found !== undefined) throw refused('LICENCE_LAPSED', { licence: LICENCES[found.kind].name })
}
