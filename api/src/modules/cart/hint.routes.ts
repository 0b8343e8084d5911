import { Type, type Static } from 'typebox'
import type { Hint } from 'rules/hints'
import { formatMoney } from 'rules/money'
import { CASE_MESSAGE } from 'rules/quantity'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { describeCall, nullable, ok } from '../../server/envelope.ts'
import { fields } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import type { Cart } from './cart.service.ts'
import { cartHints, lineHints, type CartHints } from './hint.service.ts'

const HintData = Type.Object({
  kind: Type.Unsafe<Hint['kind']>({
    type: 'string',
    enum: ['tier', 'manjian', 'shipping', 'case'],
    description: 'tier 下一阶梯，manjian 满减、满件减或折扣，shipping 包邮，case 整件',
  }),
  line: Type.String({ description: '采购单行编号' }),
  goods: Type.Array(Type.String({ description: '商品编号' })),
  add_qty: Type.Integer({ description: '再买数量' }),
  number: Type.Integer({ description: '买到的数量' }),
  cost: Type.String({ description: '应付合计的变化，负数为更省' }),
  saves: Type.String({ description: '应付合计节省' }),
  gain: Type.String({ description: '该优惠多减的金额' }),
  source: nullable(Type.String({ description: '该活动的编号' })),
  ck_id: nullable(Type.String()),
  message: Type.String(),
})
type HintWire = Static<typeof HintData>

const HintBody = Type.Object({ id: fields.id('采购单行'), number: Type.Optional(fields.quantity()) })

const hintExample: HintWire = {
  kind: 'tier',
  line: '7',
  goods: ['1'],
  add_qty: 1,
  number: 50,
  cost: '-25.50',
  saves: '25.50',
  gain: '25.50',
  source: null,
  ck_id: null,
  message: '再买 1 盒，合计省 25.50 元',
}

export function hintRoutes(app: App, deps: Deps): void {
  const next = describeCall({
    summary: '这一行再多买一步能省多少',
    tag: '采购单',
    statuses: [404],
    data: Type.Object({ hint: Type.Unsafe<HintWire | null>({ anyOf: [HintData, { type: 'null' }] }), hints: Type.Array(HintData) }),
    example: { hint: hintExample, hints: [hintExample] },
  })
  app.post('/api/cart/next_hint', { ...next, schema: { ...next.schema, body: HintBody } }, async (request) => {
    const { id, number } = request.body
    const found = hintsWire(await lineHints(deps, sessionOf(request).memberId, Number(id), number ?? null))
    return ok({ hint: found[0] ?? null, hints: found })
  })

  const suggest = describeCall({ summary: '凑单建议，最省的在前', tag: '采购单', data: Type.Array(HintData), example: [hintExample] })
  app.get('/api/cart/suggest', suggest, async (request) => ok(hintsWire(await cartHints(deps, sessionOf(request).memberId))))
}

function hintsWire({ cart, hints }: CartHints): HintWire[] {
  return hints.map((hint) => ({
    kind: hint.kind,
    line: String(hint.line),
    goods: [...hint.goods],
    add_qty: hint.addQty,
    number: hint.addQty + (cart.rows.find((row) => row.id === hint.line)?.number ?? 0),
    cost: formatMoney(hint.cost),
    saves: formatMoney(hint.saves),
    gain: formatMoney(hint.gain),
    source: hint.source === null ? null : String(hint.source),
    ck_id: hint.ck === null ? null : String(hint.ck),
    message: messageOf(hint, cart),
  }))
}

function messageOf(hint: Hint, cart: Cart): string {
  const unit = cart.goods.get(Number(hint.goods[0]))?.packUnit ?? '件'
  const more = `再买 ${hint.addQty} ${unit}`
  if (hint.saves > 0) return `${more}，合计省 ${formatMoney(hint.saves)} 元`
  if (hint.kind === 'case') return CASE_MESSAGE
  return hint.kind === 'shipping' ? `${more}，免运费 ${formatMoney(hint.gain)} 元` : `${more}，多减 ${formatMoney(hint.gain)} 元`
}
