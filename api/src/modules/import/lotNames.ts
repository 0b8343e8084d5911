import { Type } from 'typebox'
import { parseDate } from 'rules/time'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { fields, pathId } from '../../server/fields.ts'
import { idsByWord } from './key.repo.ts'

/** What one word of a call names; a 422 of `field` where there is nothing of the kind. */
export async function idOfWord(db: Db, kind: 'goods' | 'warehouse' | 'member', word: string, field: string): Promise<number> {
  const id = (await idsByWord(db, kind, [word])).get(word)
  if (id === undefined) throw invalid(field, `${TITLES[kind]}编码不存在：${word}`)
  return id
}
const TITLES = { goods: '商品', warehouse: '仓库', member: '会员' }

export const wordField = (title: string) => Type.Optional(fields.text(title, { max: 60 }))

/** A lot in its warehouse: both named by the wholesaler's code, or by our number. */
export const lotNamed = {
  goods_id: Type.Optional(fields.id('商品')),
  goods: wordField('商品编码'),
  ck_id: Type.Optional(fields.smallId('仓库')),
  warehouse: wordField('仓库编码'),
  lot: fields.text('批号', { max: 30 }),
}

export const dayField = (title: string) =>
  Type.String({ title, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'x-sentence': `${title}格式应为 2026-01-31` })

/** Not every text of that form is a day that the database knows. */
export function checkDays(days: Readonly<Record<string, string | null>>): void {
  for (const [field, day] of Object.entries(days))
    if (day !== null && (parseDate(day) === null || day < '1900')) throw invalid(field, '没有这一天，格式应为 2026-01-31')
}

export function goodsIn({ db }: Deps, said: { readonly goods_id?: string; readonly goods?: string }): Promise<number> | number {
  if (said.goods !== undefined) return idOfWord(db, 'goods', said.goods, 'goods')
  if (said.goods_id === undefined) throw invalid('goods', '请填写商品编码')
  return pathId(said.goods_id)
}

export function warehouseIn({ db }: Deps, said: { readonly ck_id?: string; readonly warehouse?: string }): Promise<number> | number {
  if (said.warehouse !== undefined) return idOfWord(db, 'warehouse', said.warehouse, 'warehouse')
  if (said.ck_id === undefined) throw invalid('warehouse', '请填写仓库编码')
  return Number(said.ck_id)
}
