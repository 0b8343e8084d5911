import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, rest, time } from './command.ts'

const signed = (row: unknown, by: string, at: string): string => `${cell(row, by)} ${time(cell(row, at))}`.trim()

async function approvals(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/supplierApproval'))
  if (rows.length === 0) return '没有首营企业审批。'
  return table(
    ['编号', '状态', '供货商', '资料', '有效期至', '申请', '审核', '批准', '说明'],
    rows.map((row) => [
      ...['id', 'state_text', 'supplier', 'basis', 'valid_to'].map((name) => cell(row, name)),
      signed(row, 'applied_by', 'applied_at'),
      signed(row, 'checked_by', 'checked_at'),
      signed(row, 'decided_by', 'decided_at'),
      cell(row, 'note'),
    ]),
  )
}

const step =
  (verb: 'check' | 'approve' | 'refuse', done: string): Command['run'] =>
  async (erp, args) => {
    const id = idOf(args, 0, 'APPROVAL')
    await erp.post(`/api/erp/supplierApproval/${id}/${verb}`, { note: args.length > 1 ? rest(args, 1) : undefined })
    return `首营审批 ${id} ${done}。`
  }

async function intakes(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/intake'))
  if (rows.length === 0) return '没有到货。'
  return table(
    ['编号', '状态', '供货商', '商品', '批号', '有效期至', '到货', '合格', '收货', '验收', '说明'],
    rows.map((row) => [
      ...['id', 'state_text', 'supplier', 'goods', 'lot', 'expires', 'arrived', 'accepted'].map((name) => cell(row, name)),
      signed(row, 'entered_by', 'entered_at'),
      signed(row, 'decided_by', 'decided_at'),
      cell(row, 'note'),
    ]),
  )
}

const lotIn = (args: readonly string[]) => ({
  goods: need(args, 0, 'GOODS'),
  warehouse: need(args, 1, 'WAREHOUSE'),
  lot: need(args, 2, 'LOT'),
})

async function enter(erp: ErpClient, args: readonly string[]): Promise<string> {
  const form = { ...lotIn(args), number: idOf(args, 3, 'PIECES'), produced: need(args, 4, 'PRODUCED'), expires: need(args, 5, 'EXPIRES') }
  const done = await erp.post('/api/erp/intake', { ...form, supplier: args[6] })
  return `到货 ${cell(done, 'id')} 已登记，待验收；验收前不入库。`
}

async function accept(erp: ErpClient, args: readonly string[]): Promise<string> {
  const id = idOf(args, 0, 'INTAKE')
  const accepted = need(args, 1, 'PIECES')
  const done = await erp.post(`/api/erp/intake/${id}/accept`, { accepted, note: args.length > 2 ? rest(args, 2) : undefined })
  return `到货 ${id}：${cell(done, 'state_text')}，入库 ${accepted} 件。`
}

async function holds(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/lotHold'))
  if (rows.length === 0) return '没有隔离的批号。'
  return table(
    ['编号', '状态', '商品', '仓库', '批号', '现存', '原因', '发起', '处理', '理由'],
    rows.map((row) => [
      ...['id', 'state_text', 'goods', 'ck_id', 'lot', 'on_hand', 'reason'].map((name) => cell(row, name)),
      signed(row, 'opened_by', 'opened_at'),
      signed(row, 'decided_by', 'decided_at'),
      cell(row, 'note'),
    ]),
  )
}

const decide =
  (verb: 'release' | 'condemn', done: string): Command['run'] =>
  async (erp, args) => {
    const id = idOf(args, 0, 'HOLD')
    need(args, 1, 'REASON')
    await erp.post(`/api/erp/lotHold/${id}/${verb}`, { note: rest(args, 1) })
    return `隔离 ${id} ${done}。`
  }

async function destructions(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/destruction'))
  if (rows.length === 0) return '没有销毁记录。'
  return table(
    ['编号', '商品', '仓库', '批号', '数量', '原因', '方式', '执行', '监督', '时间'],
    rows.map((row) => [
      ...['id', 'goods', 'ck_id', 'lot', 'number', 'reason', 'method', 'destroyed_by', 'witness'].map((name) => cell(row, name)),
      time(cell(row, 'at')),
    ]),
  )
}

export const qualityCommands: readonly Command[] = [
  { name: 'suppliers', args: '', what: '首营企业审批，最新的在前', run: approvals },
  {
    name: 'suppliers apply',
    args: 'SUPPLIER VALID_TO PAPERS…',
    what: '申请首营企业审批，写明审查的证照与资料',
    run: async (erp, args) => {
      need(args, 2, 'PAPERS')
      const form = { supplier: need(args, 0, 'SUPPLIER'), valid_to: need(args, 1, 'VALID_TO'), basis: rest(args, 2) }
      return `首营审批 ${cell(await erp.post('/api/erp/supplierApproval', form), 'id')} 已申请。`
    },
  },
  { name: 'suppliers check', args: 'APPROVAL [NOTE…]', what: '审核通过；申请人自己不能审核', run: step('check', '已审核') },
  { name: 'suppliers approve', args: 'APPROVAL [NOTE…]', what: '批准；申请人和审核人不能批准', run: step('approve', '已批准') },
  { name: 'suppliers refuse', args: 'APPROVAL REASON…', what: '不予批准', run: step('refuse', '未获批准') },
  { name: 'intake', args: '', what: '到货与验收，最新的在前', run: intakes },
  {
    name: 'intake enter',
    args: 'GOODS WAREHOUSE LOT PIECES PRODUCED EXPIRES [SUPPLIER]',
    what: '登记到货，待验收；不写供货商时为商品的供货商',
    run: enter,
  },
  { name: 'intake accept', args: 'INTAKE PIECES [REASON…]', what: '验收：合格的入库，其余拒收并写明原因', run: accept },
  { name: 'quarantine', args: '', what: '隔离的批号，最新的在前', run: holds },
  {
    name: 'quarantine open',
    args: 'GOODS WAREHOUSE LOT REASON…',
    what: '隔离一个批号：立即停售，已占用的订单让出',
    run: async (erp, args) => {
      need(args, 3, 'REASON')
      return `隔离 ${cell(await erp.post('/api/erp/lotHold', { ...lotIn(args), reason: rest(args, 3) }), 'id')} 已发起，批号停售。`
    },
  },
  {
    name: 'quarantine release',
    args: 'HOLD REASON…',
    what: '解除隔离；发起人自己不能处理',
    run: decide('release', '已解除，批号恢复销售'),
  },
  {
    name: 'quarantine condemn',
    args: 'HOLD REASON…',
    what: '判为不合格；发起人自己不能处理',
    run: decide('condemn', '已判为不合格，待销毁'),
  },
  { name: 'destructions', args: '', what: '销毁记录，最新的在前', run: destructions },
  {
    name: 'destroy',
    args: 'GOODS WAREHOUSE LOT PIECES WITNESS METHOD REASON…',
    what: '销毁过期、召回或不合格的批号，有监督人',
    run: async (erp, args) => {
      need(args, 6, 'REASON')
      const form = { number: idOf(args, 3, 'PIECES'), witness: need(args, 4, 'WITNESS'), method: need(args, 5, 'METHOD') }
      const done = await erp.post('/api/erp/destruction', { ...lotIn(args), ...form, reason: rest(args, 6) })
      return `销毁记录 ${cell(done, 'id')} 已登记。`
    },
  },
]
