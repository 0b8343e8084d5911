import { Type } from 'typebox'
import { formatMoney, parseMoney } from 'rules/money'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { ok } from '../../server/envelope.ts'
import { erpList, erpOne, signed } from '../../server/erpCall.ts'
import { fields, pathId } from '../../server/fields.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { findManagers, findWarehouses, saveManager, saveWarehouse } from '../company/house.repo.ts'
import { readPicture, withDigest } from '../company/licence.service.ts'
import { findUnsealed, insertSeal } from '../company/seal.repo.ts'
import { PHONE } from './company.routes.ts'

const WarehouseData = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    free_over: Type.String({ description: '包邮金额' }),
    fee: Type.String({ description: '运费' }),
    min_order: Type.String({ description: '起配金额' }),
    seal: Type.Unsafe<'set' | 'sample' | 'none'>({
      type: 'string',
      enum: ['set', 'sample', 'none'],
      description: '药品出库专用章：set 已上传，sample 样章，none 未上传',
    }),
  }),
)
const SealBody = signed({
  picture: Type.String({ title: '药品出库专用章', minLength: 1, description: '图片的 base64，PNG 或 JPG，最大 500 KB' }),
})
const WarehouseBody = signed({
  id: fields.smallId('仓库编号'),
  name: fields.text('仓库名称', { max: 30 }),
  free_over: fields.money('包邮金额'),
  fee: fields.money('运费'),
  min_order: fields.money('起配金额'),
})
const ManagerData = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    phone: Type.String(),
    is_default: Type.Integer({ description: '默认客户经理为 1' }),
  }),
)
const ManagerBody = signed({
  name: fields.text('客户经理姓名', { max: 30 }),
  phone: Type.String({ title: '客户经理电话', pattern: PHONE, 'x-sentence': '客户经理电话应为手机号、带区号的座机或 400 电话' }),
  is_default: fields.flag('未分配客户经理的会员由其负责'),
})
const Saved = Type.Object({ id: Type.String() })

/** Where goods lie and who looks after the shops: few rows, said again when they change. */
export function houseRoutes(app: App, deps: Deps): void {
  warehouseRoutes(app, deps)
  managerRoutes(app, deps)
}

function warehouseRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'stock',
    summary: '仓库',
    data: WarehouseData,
    example: [{ id: '1', name: '主仓', free_over: '800.00', fee: '12.00', min_order: '200.00', seal: 'set' }],
  })
  app.get('/api/erp/warehouse', list, async () => {
    const unsealed = new Map(
      (await findUnsealed(deps.db)).map(({ id, isSample }) => [id, isSample ? ('sample' as const) : ('none' as const)]),
    )
    return ok(
      (await findWarehouses(deps.db)).map(({ id, name, freeOver, fee, minOrder }) => ({
        id: String(id),
        name,
        free_over: formatMoney(freeOver),
        fee: formatMoney(fee),
        min_order: formatMoney(minOrder),
        seal: unsealed.get(id) ?? ('set' as const),
      })),
    )
  })
  sealRoute(app, deps)

  const save = erpList({ area: 'stock', summary: '设置仓库：编号已有的为更改', data: Saved, example: { id: '1' } })
  app.post('/api/erp/warehouse', { ...save, schema: { ...save.schema, body: WarehouseBody } }, async (request) => {
    const { staff, id, name, free_over, fee, min_order } = request.body
    const said = {
      id: Number(id),
      name: name.trim(),
      freeOver: parseMoney(free_over),
      fee: parseMoney(fee),
      minOrder: parseMoney(min_order),
    }
    if (said.id === 0) throw invalid('id', '仓库编号须大于 0')
    await inTransaction(deps, async (tx) => {
      const other = await saveWarehouse(tx.db, said)
      if (other !== null) throw invalid('name', `已有同名的仓库，编号 ${other}；要改它请用编号 ${other}，否则请换一个名称`)
      const after = { staff, ...said }
      const now = tx.clock.now()
      await insertAudit(tx.db, { accountId: null, memberId: null, action: 'warehouse.save', object: `warehouse:${id}`, after, now })
    })
    return ok({ id: String(said.id) })
  })
}

/** A seal is never changed: the next one is on the notes of what leaves from then on. */
function sealRoute(app: App, deps: Deps): void {
  const call = erpOne({ area: 'stock', summary: '上传药品出库专用章：此后发货的随货同行单用它', data: Saved, example: { id: '1' } })
  app.post('/api/erp/warehouse/:id/seal', { ...call, schema: { ...call.schema, body: SealBody } }, async (request) => {
    const id = pathId(request.params.id)
    const { staff, picture } = request.body
    const { bytes, mime, digest } = withDigest(await readPicture('picture', picture))
    if (mime !== 'image/png' && mime !== 'image/jpeg') throw invalid('picture', '药品出库专用章仅支持 PNG、JPG 图片')
    await inTransaction(deps, async (tx) => {
      const now = tx.clock.now()
      if (!(await insertSeal(tx.db, { warehouseId: id, bytes, mime, digest }, now))) throw notFound('仓库不存在')
      const after = { staff, digest }
      await insertAudit(tx.db, { accountId: null, memberId: null, action: 'warehouse.seal', object: `warehouse:${id}`, after, now })
    })
    return ok({ id: String(id) })
  })
}

function managerRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'members',
    summary: '客户经理',
    data: ManagerData,
    example: [{ id: '1', name: '林素问', phone: '400-000-0000', is_default: 1 }],
  })
  app.get('/api/erp/manager', list, async () =>
    ok(
      (await findManagers(deps.db)).map(({ id, name, phone, isDefault }) => ({
        id: String(id),
        name,
        phone,
        is_default: isDefault ? 1 : 0,
      })),
    ),
  )

  const save = erpList({ area: 'members', summary: '设置客户经理：姓名相同的为更改', data: Saved, example: { id: '1' } })
  app.post('/api/erp/manager', { ...save, schema: { ...save.schema, body: ManagerBody } }, async (request) => {
    const { staff, name, phone, is_default } = request.body
    const id = await inTransaction(deps, async (tx) => {
      const saved = await saveManager(tx.db, { name: name.trim(), phone, isDefault: is_default === '1' })
      const after = { staff, name, is_default }
      await insertAudit(tx.db, {
        accountId: null,
        memberId: null,
        action: 'manager.save',
        object: `manager:${saved}`,
        after,
        now: tx.clock.now(),
      })
      return saved
    })
    return ok({ id: String(id) })
  })
}
