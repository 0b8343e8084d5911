import { cartWire } from './cart.wire.ts'
import { cartStateExample, CartStateSchema } from './cart.schemas.ts'
import { Type } from 'typebox'
import { CART_LINES_MAX } from 'rules/constants'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { describeCall, ok } from '../../server/envelope.ts'
import { fields, idList, clientKeyField } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { findAccountShops } from './copy.repo.ts'
import { readCart } from './cart.service.ts'
import { copyLines } from './copy.service.ts'

const SHOPS_MAX = 20
const CopyBody = Type.Object({
  ids: fields.ids('采购单行', CART_LINES_MAX),
  other_user_ids: fields.ids('店铺', SHOPS_MAX),
  client_key: Type.Optional(clientKeyField()),
})

const CopyData = Type.Object({
  ...CartStateSchema.properties,
  copies: Type.Array(
    Type.Object({
      member_id: Type.String(),
      company: Type.String(),
      copied: Type.Integer({ description: '加入的行数' }),
      skipped: Type.Array(Type.Object({ id: Type.String({ description: '采购单行编号' }), message: Type.String() }), {
        description: '该店铺不能购买的行',
      }),
    }),
  ),
})

const ShopsData = Type.Array(Type.Object({ member_id: Type.String(), company: Type.String() }))

export function copyRoute(app: App, deps: Deps): void {
  const shops = describeCall({
    summary: '可复制到的其他店铺',
    tag: '采购单',
    data: ShopsData,
    example: [{ member_id: '5', company: '青榕大药房二店' }],
  })
  app.get('/api/cart/copy', shops, async (request) => {
    const { accountId, memberId } = sessionOf(request)
    const all = await findAccountShops(deps.db, accountId)
    return ok(all.filter((shop) => shop.id !== memberId).map((shop) => ({ member_id: String(shop.id), company: shop.company })))
  })

  const copy = describeCall({
    summary: '复制到本账号的其他店铺的采购单',
    tag: '采购单',
    reasons: ['IDEMPOTENCY_REUSED'],
    statuses: [404],
    data: CopyData,
    example: { ...cartStateExample, copies: [{ member_id: '5', company: '青榕大药房二店', copied: 1, skipped: [] }] },
  })
  app.post('/api/cart/copy', { ...copy, schema: { ...copy.schema, body: CopyBody } }, async (request) => {
    const session = sessionOf(request)
    const { ids, other_user_ids, client_key } = request.body
    const copies = await copyLines(deps, session, { lineIds: idList(ids), toMemberIds: idList(other_user_ids) }, client_key ?? null)
    return ok({
      ...cartWire(await readCart(deps, session.memberId)),
      copies: copies.map((result) => ({
        member_id: String(result.memberId),
        company: result.company,
        copied: result.copied,
        skipped: result.skipped.map(({ lineId, message }) => ({ id: String(lineId), message })),
      })),
    })
  })
}
