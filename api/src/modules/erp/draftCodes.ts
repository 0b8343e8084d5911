import { DRAFTS } from 'rules/drafts'
import { PROMOTION_KINDS } from 'rules/kinds'
import type { Db } from '../../db/schema.ts'
import { invalid } from '../../server/apiErrors.ts'
import { jsonOf } from '../../server/jsonDraft.ts'
import { idsByWord } from '../import/key.repo.ts'
import { goodsFields } from '../import/shapeCells.ts'

/** The fields of drafts that name goods, by number or by the wholesaler's own code as a text. Offers call them as promotions do. */
const GOODS_FIELDS = new Set(PROMOTION_KINDS.flatMap((kind) => goodsFields(DRAFTS[kind].shape)))

/** The draft with the numbers of goods where it has codes; a code that nothing was imported by is a 422. */
export async function withGoodsNumbers(db: Db, draft: string): Promise<string> {
  const value = jsonOf(draft)
  const codes = new Set<string>()
  replaceCodes(value, (code) => codes.add(code))
  if (codes.size === 0) return draft
  const ids = await idsByWord(db, 'goods', [...codes])
  const unknown = [...codes].find((code) => !ids.has(code))
  if (unknown !== undefined) throw invalid('draft', `商品编码不存在：${unknown}`)
  return JSON.stringify(replaceCodes(value, (code) => ids.get(code)))
}

/** A copy in which what goods are named by is replaced wherever it is a text. */
function replaceCodes(value: unknown, replaced: (code: string) => unknown, isGoods = false): unknown {
  if (typeof value === 'string') return isGoods ? replaced(value) : value
  if (Array.isArray(value)) return value.map((each: unknown) => replaceCodes(each, replaced, isGoods))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaceCodes(each, replaced, GOODS_FIELDS.has(name))]))
}
