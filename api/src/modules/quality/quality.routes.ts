import { Type } from 'typebox'
import { type Deps, seconds } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { ok } from '../../server/envelope.ts'
import { byStaff, callOf, erpList, erpOne, signed } from '../../server/erpCall.ts'
import { fields, pathId } from '../../server/fields.ts'
import { checkDays, dayField, goodsIn, lotNamed, warehouseIn } from '../import/lotNames.ts'
import { applyForSupplier, decideSupplier, findApprovals } from './approval.service.ts'
import { decideHold, destroyLot, findDestructions, findHolds, holdLot } from './hold.service.ts'
import { acceptIntake, enterIntake, findIntakes } from './intake.service.ts'
import {
  APPROVAL_TEXTS,
  ApprovalData,
  approvalExample,
  decidedWire,
  DestructionData,
  destructionExample,
  HOLD_TEXTS,
  HoldData,
  holdExample,
  INTAKE_TEXTS,
  IntakeData,
  intakeExample,
  lotWire,
  moment,
  statesOf,
} from './quality.schemas.ts'

const LISTED = 100
const Made = Type.Object({ id: Type.String() })
const Done = Type.Object({})
const name = (title: string) => fields.text(title, { max: 100 })
const words = (title: string) => fields.text(title, { max: 200 })
const stateQuery = <T extends string>(texts: Readonly<Record<T, string>>) =>
  Type.Object({ state: Type.Optional(fields.oneOf('状态', statesOf(texts))) })

/** The supplier's side of quality: who may deliver, what of it is accepted, what is in quarantine, what is destroyed before whom. */
export const qualityRoom: Room = {
  name: 'quality',
  schemas: [],
  routes(app, deps) {
    approvalRoutes(app, deps)
    intakeRoutes(app, deps)
    holdRoutes(app, deps)
    destructionRoutes(app, deps)
  },
}

function approvalRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'stock',
    summary: `首营企业审批，最新的在前，最多 ${LISTED} 份`,
    data: Type.Array(ApprovalData),
    example: [approvalExample],
  })
  app.get('/api/erp/supplierApproval', { ...list, schema: { ...list.schema, querystring: stateQuery(APPROVAL_TEXTS) } }, async (request) =>
    ok(
      (await findApprovals(deps.db, request.query.state ?? null, LISTED)).map((row) => ({
        id: String(row.id),
        supplier: row.supplier,
        basis: row.basis,
        valid_to: row.valid_to,
        state: row.state,
        state_text: APPROVAL_TEXTS[row.state],
        applied_by: row.applied_by,
        applied_at: seconds(row.applied_at),
        checked_by: row.checked_by,
        checked_at: moment(row.checked_at),
        ...decidedWire(row),
      })),
    ),
  )
  const apply = erpList({
    area: 'stock',
    summary: '申请首营企业审批',
    data: Made,
    example: { id: '1' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  const ApplyBody = signed({
    supplier: name('供货商'),
    basis: fields.text('审查的证照与资料', { max: 300 }),
    valid_to: dayField('有效期至'),
  })
  app.post('/api/erp/supplierApproval', { ...apply, schema: { ...apply.schema, body: ApplyBody } }, async (request) => {
    const { supplier, basis, valid_to: validTo } = request.body
    checkDays({ valid_to: validTo })
    return ok({ id: String(await applyForSupplier(deps, { supplier, basis, validTo, ...callOf(request.body) })) })
  })
  const steps = [
    ['check', '质量管理部审核通过：申请人以外的人员'],
    ['approve', '质量负责人批准：申请人和审核人以外的人员'],
    ['refuse', '不予批准，写明理由'],
  ] as const
  for (const [step, summary] of steps) {
    const call = erpOne({ area: 'stock', summary, data: Done, example: {}, reasons: ['STATE_CHANGED'] })
    const body = byStaff({ note: Type.Optional(words('说明')) })
    app.post(`/api/erp/supplierApproval/:id/${step}`, { ...call, schema: { ...call.schema, body } }, async (request) => {
      const { staff, note = null } = request.body
      if (step === 'refuse' && note === null) throw invalid('note', '请写明不予批准的理由')
      await decideSupplier(deps, pathId(request.params.id), step, staff, note)
      return ok({})
    })
  }
}

function intakeRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'stock',
    summary: `到货与验收，最新的在前，最多 ${LISTED} 份`,
    data: Type.Array(IntakeData),
    example: [intakeExample],
  })
  app.get('/api/erp/intake', { ...list, schema: { ...list.schema, querystring: stateQuery(INTAKE_TEXTS) } }, async (request) =>
    ok(
      (await findIntakes(deps.db, request.query.state ?? null, LISTED)).map((row) => ({
        id: String(row.id),
        supplier: row.supplier,
        ...lotWire(row),
        produced: row.produced,
        expires: row.expires,
        arrived: row.arrived,
        accepted: row.accepted,
        state: row.state,
        state_text: INTAKE_TEXTS[row.state],
        entered_by: row.entered_by,
        entered_at: seconds(row.entered_at),
        ...decidedWire(row),
      })),
    ),
  )
  const enter = erpList({
    area: 'stock',
    summary: '登记到货：验收前不入库，不可销售',
    data: Made,
    example: { id: '1' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  const EnterBody = signed({
    supplier: Type.Optional(name('供货商')),
    ...lotNamed,
    number: fields.integer('到货数量', { min: 1, max: 1_000_000 }),
    produced: dayField('生产日期'),
    expires: dayField('有效期至'),
  })
  app.post('/api/erp/intake', { ...enter, schema: { ...enter.schema, body: EnterBody } }, async (request) => {
    const { supplier = null, lot, number: arrived, produced, expires } = request.body
    checkDays({ produced, expires })
    if (expires <= produced) throw invalid('expires', '有效期应晚于生产日期')
    const key = { goodsId: await goodsIn(deps, request.body), ckId: await warehouseIn(deps, request.body) }
    return ok({ id: String(await enterIntake(deps, { ...key, supplier, lot, arrived, produced, expires, ...callOf(request.body) })) })
  })
  const accept = erpOne({
    area: 'stock',
    summary: '验收：合格的入库，其余拒收',
    data: Type.Object({ state: Type.String(), state_text: Type.String() }),
    example: { state: 'partly', state_text: INTAKE_TEXTS.partly },
    reasons: ['STATE_CHANGED'],
  })
  const AcceptBody = byStaff({ accepted: fields.integer('合格数量', { min: 0, max: 1_000_000 }), note: Type.Optional(words('拒收原因')) })
  app.post('/api/erp/intake/:id/accept', { ...accept, schema: { ...accept.schema, body: AcceptBody } }, async (request) => {
    const { staff, accepted, note = null } = request.body
    const state = await acceptIntake(deps, pathId(request.params.id), { accepted, staff, note })
    return ok({ state, state_text: INTAKE_TEXTS[state] })
  })
}

function holdRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'stock',
    summary: `隔离的批号，最新的在前，最多 ${LISTED} 份`,
    data: Type.Array(HoldData),
    example: [holdExample],
  })
  app.get('/api/erp/lotHold', { ...list, schema: { ...list.schema, querystring: stateQuery(HOLD_TEXTS) } }, async (request) =>
    ok(
      (await findHolds(deps.db, request.query.state ?? null, LISTED)).map((row) => ({
        id: String(row.id),
        ...lotWire(row),
        on_hand: row.on_hand,
        reason: row.reason,
        state: row.state,
        state_text: HOLD_TEXTS[row.state],
        opened_by: row.opened_by,
        opened_at: seconds(row.opened_at),
        ...decidedWire(row),
      })),
    ),
  )
  const hold = erpList({
    area: 'stock',
    summary: '隔离一个批号：立即停售，已占用的订单让出',
    data: Made,
    example: { id: '1' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  const HoldBody = signed({ ...lotNamed, reason: words('原因') })
  app.post('/api/erp/lotHold', { ...hold, schema: { ...hold.schema, body: HoldBody } }, async (request) => {
    const key = { goodsId: await goodsIn(deps, request.body), ckId: await warehouseIn(deps, request.body) }
    const { lot, reason } = request.body
    const id = await holdLot(deps, { ...key, lot, reason, ...callOf(request.body) }, (error, text) => request.log.error(error, text))
    return ok({ id: String(id) })
  })
  const verbs = [
    ['release', 'released', '解除隔离，恢复销售：发起人以外的人员'],
    ['condemn', 'condemned', '判为不合格，不再销售，待销毁：发起人以外的人员'],
  ] as const
  for (const [verb, state, summary] of verbs) {
    const call = erpOne({ area: 'stock', summary, data: Done, example: {}, reasons: ['STATE_CHANGED'] })
    const body = byStaff({ note: words('理由') })
    app.post(`/api/erp/lotHold/:id/${verb}`, { ...call, schema: { ...call.schema, body } }, async (request) => {
      const { staff, note } = request.body
      await decideHold(deps, pathId(request.params.id), { state, staff, note })
      return ok({})
    })
  }
}

function destructionRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'stock',
    summary: `销毁记录，最新的在前，最多 ${LISTED} 份`,
    data: Type.Array(DestructionData),
    example: [destructionExample],
  })
  app.get('/api/erp/destruction', list, async () =>
    ok(
      (await findDestructions(deps.db, LISTED)).map((row) => ({
        id: String(row.id),
        ...lotWire(row),
        number: row.qty,
        reason: row.reason,
        method: row.method,
        destroyed_by: row.destroyed_by,
        witness: row.witness,
        at: seconds(row.at),
      })),
    ),
  )
  const destroy = erpList({
    area: 'stock',
    summary: '销毁：已到有效期、召回冻结或判为不合格的批号，有监督人',
    data: Made,
    example: { id: '1' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  const DestroyBody = signed({
    ...lotNamed,
    number: fields.integer('数量', { min: 1, max: 1_000_000 }),
    reason: words('原因'),
    method: fields.text('销毁方式', { max: 100 }),
    witness: fields.text('监督人', { max: 30 }),
  })
  app.post('/api/erp/destruction', { ...destroy, schema: { ...destroy.schema, body: DestroyBody } }, async (request) => {
    const key = { goodsId: await goodsIn(deps, request.body), ckId: await warehouseIn(deps, request.body) }
    const { lot, number: qty, reason, method, witness } = request.body
    return ok({ id: String(await destroyLot(deps, { ...key, lot, qty, reason, method, witness, ...callOf(request.body) })) })
  })
}
