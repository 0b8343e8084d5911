import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { clientKeyField, IdParams, pathId } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { findShops } from '../auth/auth.repo.ts'
import { switchShop } from '../auth/auth.service.ts'
import { clientField, LoginData, loginData, loginExample, ShopSchema, shopsOnWire } from '../user/loginAnswer.ts'
import { codeField, phoneField } from '../sms/fields.ts'
import { addShops, removeShop } from './shop.service.ts'

const TAG = '多店管理'
const AddBody = Type.Object({
  phone: phoneField(),
  code: codeField(),
  role: Type.Unsafe<'buyer' | 'finance'>({
    type: 'string',
    enum: ['buyer', 'finance'],
    title: '角色',
    'x-sentence': '请选择角色',
    description: 'buyer 采购，finance 财务',
  }),
  client_key: Type.Optional(clientKeyField()),
})
const SwitchBody = Type.Object({ client: clientField() })
const List = Type.Array(ref(ShopSchema))
const example = loginExample.shops ?? []

/** The shops of one account: which there are, one more, one less, and going on as another. */
export function multiRoutes(app: App, deps: Deps): void {
  const shopsOf = async (accountId: number) => ok(shopsOnWire(await findShops(deps.db, accountId)))

  const list = describeCall({ summary: '账号可采购的门店，最近使用的在前', tag: TAG, data: List, example })
  app.get('/api/shop/multi', list, (request) => shopsOf(sessionOf(request).accountId))

  const add = describeCall({
    summary: '凭另一账号手机号收到的验证码（create_code 的 scene=shop）添加其名下门店，返回全部门店',
    tag: TAG,
    data: List,
    example,
    reasons: ['CODE_WRONG', 'RATE_LIMITED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/shop/multi', { ...add, schema: { ...add.schema, body: AddBody } }, async (request) => {
    const { client_key: clientKey = null, ...given } = request.body
    await addShops(deps, sessionOf(request), { ...given, clientKey, address: request.clientAddress })
    return shopsOf(sessionOf(request).accountId)
  })

  const remove = describeCall({
    summary: '移除添加的门店，返回余下的；自己负责的和当前的门店不能移除',
    tag: TAG,
    data: List,
    example,
    reasons: ['MEMBER_DENIED', 'STATE_CHANGED'],
    statuses: [404],
  })
  app.delete('/api/shop/multi/:id', { ...remove, schema: { ...remove.schema, params: IdParams } }, async (request) => {
    await removeShop(deps, sessionOf(request), pathId(request.params.id))
    return shopsOf(sessionOf(request).accountId)
  })

  const change = describeCall({
    summary: '切换到账号的另一家门店，会话随之更换',
    tag: TAG,
    anyShop: true,
    data: LoginData,
    example: loginExample,
    statuses: [404],
  })
  app.post(
    '/api/shop/multi/:id/switch',
    { ...change, schema: { ...change.schema, params: IdParams, body: SwitchBody } },
    async (request, reply) =>
      ok(await loginData(deps, reply, await switchShop(deps, sessionOf(request), pathId(request.params.id)), request.body.client)),
  )
}
