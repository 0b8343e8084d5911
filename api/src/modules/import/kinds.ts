import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ImportKind } from './kind.ts'
import { couponKind } from './kinds/coupons.ts'
import { lotteryKind, prizeKind } from './kinds/draws.ts'
import { goodsKind, herbKind, priceKind } from './kinds/goods.ts'
import { insuranceKind } from './kinds/insurance.ts'
import { leafletKind } from './kinds/leaflets.ts'
import { pictureKind } from './kinds/pictures.ts'
import { compoundLimitKind, procurementKind } from './kinds/procurement.ts'
import { promotionKinds } from './kinds/promotions.ts'
import * as pages from './kinds/pages.ts'
import { accountKind, memberKind, paperKind } from './kinds/members.ts'
import { categoryKind, makerKind, managerKind, supplierKind, warehouseKind } from './kinds/places.ts'
import { stockKind, stockMoveKind } from './kinds/stock.ts'
import { traceCodeKind } from './kinds/traceCodes.ts'
import { dayPriceKind, limitKind, priceRuleKind, zonePriceKind } from './kinds/prices.ts'

/** Every kind of import, in the order in which an empty shop is filled. */
export const KINDS: readonly ImportKind[] = [
  categoryKind,
  makerKind,
  supplierKind,
  warehouseKind,
  managerKind,
  memberKind,
  accountKind,
  paperKind,
  goodsKind,
  insuranceKind,
  herbKind,
  leafletKind,
  pictureKind,
  priceKind,
  priceRuleKind,
  procurementKind,
  compoundLimitKind,
  dayPriceKind,
  zonePriceKind,
  limitKind,
  stockKind,
  stockMoveKind,
  traceCodeKind,
  ...promotionKinds,
  couponKind,
  ...Object.values(pages),
  lotteryKind,
  prizeKind,
]

const BY_NAME = new Map(KINDS.map((kind) => [kind.name, kind]))

export const kindNamed = (name: string): ImportKind | null => BY_NAME.get(name) ?? null

/** What is there from the beginning and only referred to. */
const GIVEN: Readonly<
  Record<string, { readonly title: string; readonly find: (db: Db, keys: readonly string[]) => Promise<Map<string, number | string>> }>
> = {
  region: {
    title: '行政区划',
    find: async (db, keys) => {
      const { rows } = await sql<{ id: number }>`select id from region where id::text = any(${[...keys]}::text[])`.execute(db)
      return new Map(rows.map(({ id }) => [String(id), id]))
    },
  },
  scope: {
    title: '经营范围',
    find: async (db, keys) => {
      const { rows } = await sql<{ code: string; name: string }>`select code, name from scope_code
        where code = any(${[...keys]}::text[]) or name = any(${[...keys]}::text[])`.execute(db)
      return new Map(rows.flatMap(({ code, name }) => [[code, code] as const, [name, code] as const]))
    },
  },
}

export async function lookUp(db: Db, kind: string, keys: readonly string[]): Promise<ReadonlyMap<string, number | string>> {
  const find = GIVEN[kind]?.find ?? BY_NAME.get(kind)?.idsOf
  return find === undefined ? new Map() : find(db, keys)
}

export const titleOf = (kind: string): string => GIVEN[kind]?.title ?? BY_NAME.get(kind)?.title ?? kind
