import { Type, type Static } from 'typebox'
import { BILL_STATES, type BillState } from '../../db/tables/platform.ts'
import { seconds, type Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { byStaff, erpList, erpOne } from '../../server/erpCall.ts'
import { answers, fields, pathId } from '../../server/fields.ts'
import { type BillRow, findBill, findBills, findTries } from './office.repo.ts'
import { sendAgain, setPartner } from './office.service.ts'
import { findBillCodes } from './send.repo.ts'

const STATE_TEXTS: Readonly<Record<BillState, string>> = {
  waiting: '待上传',
  uploaded: '已上传',
  duplicate: '单据重复',
  failed: '上传失败',
  not_found: '信息不存在',
  partner_missing: '缺往来单位',
  unclear: '未确定',
  quantity_differs: '数量不符',
  too_old: '超过两年',
}
const STATES_TOLD = BILL_STATES.map((state) => `${state} ${STATE_TEXTS[state]}`).join('，')
const NOT_SET_UP = '未设置平台账号（TRACE_PLATFORM_*）'
const ENT_ID_MAX = 64

const bill = {
  id: Type.String(),
  no: Type.String({ description: '上传的单号' }),
  bill_type: Type.Integer({ description: '201 销售出库，103 退货入库，108 召回入库' }),
  physic_type: Type.Integer({ description: '3 普药，2 特药' }),
  order_id: Type.String(),
  shipment_id: nullable(Type.String()),
  after_sale_id: nullable(Type.String()),
  member_id: Type.String(),
  company: Type.String(),
  at: Type.Integer({ description: '出入库时间' }),
  codes: Type.Integer({ description: '追溯码个数' }),
  pieces: Type.Integer({ description: '最小包装数' }),
  platform_count: nullable(Type.Integer({ description: '平台所计的最小包装数' })),
  state: answers.oneOf(BILL_STATES, STATES_TOLD),
  state_text: Type.String(),
  reason: nullable(Type.String()),
  next_at: nullable(Type.Integer({ description: '下次上传或查询的时间' })),
  answered_at: nullable(Type.Integer({ description: '平台受理的时间' })),
  checked_at: nullable(Type.Integer({ description: '数量核对相符的时间' })),
}
const BillData = Type.Object(bill)
const BillDetail = Type.Object({
  ...bill,
  code_list: Type.Array(Type.String(), { description: '最小包装的追溯码' }),
  tries: Type.Array(Type.Object({ time: Type.Integer(), what: Type.String(), result: Type.String(), words: nullable(Type.String()) }), {
    description: '与平台的往来，最新的在前',
  }),
})
const example: Static<typeof BillData> = {
  id: '7',
  no: '202611211000001234567801-P3',
  bill_type: 201,
  physic_type: 3,
  order_id: '12',
  shipment_id: '3',
  after_sale_id: null,
  member_id: '7',
  company: '武汉市江岸区康泰大药房',
  at: 1_795_312_800,
  codes: 30,
  pieces: 30,
  platform_count: null,
  state: 'partner_missing',
  state_text: '缺往来单位',
  reason: '平台往来单位中没有“武汉市江岸区康泰大药房”',
  next_at: 1_795_399_200,
  answered_at: null,
  checked_at: null,
}
const Query = Type.Object({ state: Type.Optional(fields.oneOf('状态', BILL_STATES)), before: Type.Optional(fields.id('编号')) })

/** Bills of trace codes for the national platform, for the office. */
export const platformRoom: Room = { name: 'platform', schemas: [], routes: platformRoutes }

function platformRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'stock',
    summary: '上传码上放心的单据，最新的在前',
    data: Type.Array(BillData),
    example: [example],
  })
  app.get('/api/erp/traceBill', { ...list, schema: { ...list.schema, querystring: Query } }, async (request) => {
    const { state, before } = request.query
    const which = { ...(state === undefined ? {} : { state }), ...(before === undefined ? {} : { before: pathId(before) }) }
    return ok((await findBills(deps.db, which)).map((row) => wire(deps, row)))
  })

  const tried = { time: 1_795_312_800, what: 'partner', result: 'partner_missing', words: example.reason }
  const detail = erpOne({
    area: 'stock',
    summary: '一张单据的追溯码与上传经过',
    data: BillDetail,
    example: { ...example, code_list: ['83857930000879766601'], tries: [tried] },
  })
  app.get('/api/erp/traceBill/:id', detail, async (request) => {
    const id = pathId(request.params.id)
    const row = await findBill(deps.db, id)
    if (row === null) throw notFound('没有这张单据')
    const tries = (await findTries(deps.db, id)).map(({ at, ...attempt }) => ({ time: seconds(at), ...attempt }))
    return ok({ ...wire(deps, row), code_list: (await findBillCodes(deps.db, id)).map(({ code }) => code), tries })
  })

  const again = erpOne({
    area: 'stock',
    summary: '再上传一次，或再查询核对一次',
    remark: '平台可能已有的先查询，查不到才上传；平台已有的只核对数量。超过两年的不能再发',
    data: Type.Object({}),
    example: {},
  })
  app.post('/api/erp/traceBill/:id/again', { ...again, schema: { ...again.schema, body: byStaff({}) } }, async (request) => {
    await sendAgain(deps, pathId(request.params.id), request.body.staff)
    return ok({})
  })

  const partner = erpOne({
    area: 'members',
    summary: '填写会员在码上放心的企业标识（ent_id），缺往来单位的单据随即上传',
    data: Type.Object({ released: Type.Integer({ description: '随即上传的单据数' }) }),
    example: { released: 2 },
  })
  const PartnerBody = byStaff({ ent_id: Type.String({ title: '企业标识', pattern: '^[0-9A-Za-z_-]+$', maxLength: ENT_ID_MAX }) })
  app.post('/api/erp/member/:id/partner', { ...partner, schema: { ...partner.schema, body: PartnerBody } }, async (request) => {
    const { staff, ent_id: entId } = request.body
    return ok({ released: await setPartner(deps, pathId(request.params.id), entId, staff) })
  })
}

const time = (at: Date | null): number | null => (at === null ? null : seconds(at))

function wire({ settings }: Deps, row: BillRow): Static<typeof BillData> {
  return {
    id: String(row.id),
    no: row.no,
    bill_type: row.bill_type,
    physic_type: row.physic_type,
    order_id: String(row.order_id),
    shipment_id: row.shipment_id === null ? null : String(row.shipment_id),
    after_sale_id: row.after_sale_id === null ? null : String(row.after_sale_id),
    member_id: String(row.member_id),
    company: row.company,
    at: seconds(row.at),
    codes: row.codes,
    pieces: row.pieces,
    platform_count: row.platform_count,
    state: row.state,
    state_text: STATE_TEXTS[row.state],
    reason: row.reason ?? (row.state === 'waiting' && settings.tracePlatform === null ? NOT_SET_UP : null),
    next_at: time(row.next_at),
    answered_at: time(row.answered_at),
    checked_at: time(row.checked_at),
  }
}
