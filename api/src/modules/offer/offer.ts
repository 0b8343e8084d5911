import { Type, type Static, type TSchema } from 'typebox'
import { INT_MAX } from 'rules/constants'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { keysById } from '../import/key.repo.ts'
import type { Sought } from '../import/kind.ts'
import { checkedDraft } from '../../server/jsonDraft.ts'

/** What is offered now or later, as staff see it. */
export interface OfferRow {
  /** Of the coupon, or of the goods. */
  readonly id: number
  readonly name: string
  readonly words: string
  readonly from: Date | null
  readonly until: Date | null
}

/** A kind of offer that lowers what a buyer pays beside the promotions. */
export interface Offer {
  /** Puts it into force after its checks; whose ids those are is the kind's affair. */
  readonly publish: (tx: Deps, draft: unknown, clientKey: string) => Promise<readonly number[]>
  /** Ends it at once; null when nothing of the sort is offered. */
  readonly end: (tx: Deps, which: unknown) => Promise<readonly number[] | null>
  readonly list: (deps: Deps) => Promise<readonly OfferRow[]>
  /** Of which import its versions are, and which rows of it a draft changes, or what is named to end. */
  readonly version: string
  readonly sought: (db: Db, value: unknown, ids: readonly number[], clientKey: string) => Promise<readonly Sought[]>
}

interface OfferOf<D extends TSchema, W extends TSchema> {
  readonly draft: D
  readonly which: W
  readonly publish: (tx: Deps, draft: Static<D>, clientKey: string) => Promise<readonly number[]>
  readonly end: (tx: Deps, which: Static<W>) => Promise<readonly number[]>
  readonly list: Offer['list']
  readonly version: string
  readonly sought: (db: Db, value: Static<D> | Static<W>, ids: readonly number[], clientKey: string) => Promise<readonly Sought[]>
}

/** What staff wrote is checked by the kind's own shapes before the kind sees it. */
export function offer<D extends TSchema, W extends TSchema>({ draft, which, publish, end, list, version, sought }: OfferOf<D, W>): Offer {
  return {
    publish: (tx, value, clientKey) => publish(tx, checkedDraft(draft, value), clientKey),
    end: async (tx, value) => {
      const ended = await end(tx, checkedDraft(which, value))
      return ended.length === 0 ? null : ended
    },
    list,
    version,
    sought: (db, value, ids, clientKey) => sought(db, value as Static<D> | Static<W>, ids, clientKey),
  }
}

/** The rows of goods, by the codes they are known by. */
export async function soughtGoods(db: Db, goodsIds: readonly number[], more: { readonly day?: string } = {}): Promise<Sought[]> {
  const suffix = more.day === undefined ? '' : `/${more.day}`
  return [...(await keysById(db, 'goods', goodsIds))].map(([id, key]) => ({ key: `${key}${suffix}`, row: { goods_id: id, ...more } }))
}

const GOODS_MAX = 5_000
const goodsId = Type.Integer({ minimum: 1, maximum: 999_999_999_999_999 })

/** The fields that drafts are made of. */
export const parts = {
  goodsId,
  goodsIds: Type.Array(goodsId, { minItems: 1, maxItems: GOODS_MAX, uniqueItems: true }),
  cents: Type.Integer({ minimum: 0, maximum: INT_MAX }),
  prices: Type.Array(Type.Object({ goodsId, price: Type.Integer({ minimum: 1, maximum: INT_MAX }) }, { additionalProperties: false }), {
    minItems: 1,
    maxItems: GOODS_MAX,
  }),
  name: Type.String({ minLength: 1, maxLength: 60 }),
  moment: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,3})?)?(Z|[+-][0-9]{2}:[0-9]{2})$' }),
  day: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
}
