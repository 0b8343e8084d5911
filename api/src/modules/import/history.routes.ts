import { Type } from 'typebox'
import { seconds, type Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { nullable, ok, ref } from '../../server/envelope.ts'
import { erpList, erpOne } from '../../server/erpCall.ts'
import { fields, pathId } from '../../server/fields.ts'
import { LineSchema, lineWire } from './import.schemas.ts'
import { codesOf, type ImportKind } from './kind.ts'
import { kindNamed, KINDS } from './kinds.ts'
import { countCarts, findHistory } from './history.repo.ts'
import { namesIn } from './names.ts'
import { idsByWord, keysById } from './key.repo.ts'
import { findRun, findWritten } from './run.repo.ts'

const VERSIONS_MAX = 100
const LINES_A_STEP = 5_000
const LAST_LINE = 2_147_483_647

const THINGS = ['goods', 'promotion', 'coupon'] as const
const HistoryQuery = Type.Object({
  what: fields.oneOf('什么的历史', THINGS, { description: 'goods 商品及其价格，promotion 活动，coupon 优惠券' }),
  code: fields.text('编码', { max: 60 }),
})
export const VersionSchema = Type.Object(
  {
    version: Type.String({ description: '版本号' }),
    kind: Type.String(),
    title: Type.String(),
    staff: Type.String(),
    at: nullable(Type.Integer()),
    undone_at: nullable(Type.Integer()),
    undone_by: nullable(Type.String()),
    line: ref(LineSchema),
  },
  { $id: 'Version' },
)
const HistoryData = Type.Array(ref(VersionSchema))
const TouchedData = Type.Object({
  goods: nullable(Type.Integer({ description: '涉及多少种商品；null 为全部商品' })),
  carts: Type.Integer({ description: '多少家店的采购单里有这些商品' }),
})

/** What a thing was, who changed it and when; and whom a version touches. */
export function historyRoutes(app: App, deps: Deps): void {
  const line = { line: 2, key: '0012345', state: 'changed' as const, problems: [] }
  const changes = [{ column: 'base_price', title: '基础价', was: '4.80', becomes: '4.90' }]
  const version = { version: '12', kind: 'price', title: '商品价格', staff: '李会计', at: 1_795_226_400, undone_at: null, undone_by: null }
  const history = erpList({
    area: 'goods',
    summary: '商品、活动或优惠券的历次版本：何人何时改了什么',
    data: HistoryData,
    example: [{ ...version, line: { ...line, changes } }],
  })
  app.get('/api/erp/history', { ...history, schema: { ...history.schema, querystring: HistoryQuery } }, async (request) => {
    const { what, code } = request.query
    const id = (await idsByWord(deps.db, what, [code])).get(code)
    const key = id === undefined ? code : ((await keysById(deps.db, what, [id])).get(id) ?? code)
    const named = KINDS.filter((kind) => codesOf(kind) === what).map(({ name }) => name)
    const about = what === 'goods' ? KINDS.filter(isAboutGoods).map(({ name }) => name) : []
    const lines = await findHistory(deps.db, { named, about, code: key, limit: VERSIONS_MAX })
    return ok(
      await Promise.all(
        lines.map(async (found) => {
          const kind = kindNamed(found.kind)
          if (kind === null) throw new Error(`there is no import of ${found.kind}`)
          const names = await namesIn(deps.db, kind, [found.before, found.after])
          return {
            version: String(found.run_id),
            kind: kind.name,
            title: kind.title,
            staff: found.staff,
            at: found.at === null ? null : seconds(found.at),
            undone_at: found.undone_at === null ? null : seconds(found.undone_at),
            undone_by: found.undone_by,
            line: lineWire(kind, names, found),
          }
        }),
      ),
    )
  })

  const touched = erpOne({
    area: 'goods',
    summary: '一个版本（或试运行）涉及多少商品与采购单',
    data: TouchedData,
    example: { goods: 3, carts: 17 },
  })
  app.get('/api/erp/import/runs/:id/touched', touched, async (request) => {
    const run = await findRun(deps.db, pathId(request.params.id))
    const kind = run === null ? null : kindNamed(run.kind)
    if (run === null || kind === null) throw notFound('没有这个版本')
    const goods = await touchedGoods(deps, kind, run.id)
    return ok({ goods: goods === null ? null : goods.size, carts: await countCarts(deps.db, goods === null ? null : [...goods]) })
  })
}

/** Prices and the like of goods; what moves in and out of the stock every minute is no version of them. */
const isAboutGoods = ({ key, columns, area }: ImportKind): boolean => area === 'goods' && columns[key[0] ?? '']?.reference?.kind === 'goods'

/** Of all lines, before and after; null: all goods. */
async function touchedGoods({ db }: Deps, kind: ImportKind, runId: number): Promise<ReadonlySet<number> | null> {
  const goods = new Set<number>()
  if (kind.goodsOf === undefined) return goods
  for (let before = LAST_LINE; ;) {
    const lines = await findWritten(db, runId, before, LINES_A_STEP)
    const last = lines.at(-1)
    if (last === undefined) return goods
    for (const { object_id: id, before: was, after } of lines)
      for (const row of [was, after]) {
        const some = row === null ? [] : kind.goodsOf({ id, row })
        if (some === null) return null
        for (const each of some) goods.add(each)
      }
    before = last.line
  }
}
