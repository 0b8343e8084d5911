import { formatDate } from 'rules/time'
import { type Deps, seconds } from '../deps.ts'
import { applyForSupplier, decideSupplier } from '../modules/quality/approval.service.ts'
import { decideHold, destroyLot, holdLot } from '../modules/quality/hold.service.ts'
import { acceptIntake, enterIntake } from '../modules/quality/intake.service.ts'
import { fail } from './trader.ts'

const DAY_S = 86_400
const PAPERS = '药品经营许可证、营业执照、质量保证协议、法人授权委托书、开票信息'
const [BUYER, KEEPER, CHECKER, HEAD] = ['李采购', '周收货', '王质管', '赵质量负责人']

async function seedSuppliers(deps: Deps): Promise<number> {
  const suppliers = await deps.db.selectFrom('supplier').orderBy('id').limit(4).select(['id', 'name']).execute()
  const validTo = formatDate(seconds(deps.clock.now()) + 365 * DAY_S)
  const ids: number[] = []
  for (const [nth, { name }] of suppliers.entries())
    // oxlint-disable-next-line no-await-in-loop -- in one order, so that numbers are the same each time
    ids.push(await applyForSupplier(deps, { supplier: name, basis: PAPERS, validTo, staff: BUYER, clientKey: `demo-supplier-${nth}` }))
  const [approved = 0, checked = 0, refused = 0] = ids
  await decideSupplier(deps, approved, 'check', CHECKER, null)
  await decideSupplier(deps, approved, 'approve', HEAD, null)
  await decideSupplier(deps, checked, 'check', CHECKER, null)
  await decideSupplier(deps, refused, 'refuse', CHECKER, '质量保证协议未盖章，请补齐后重新申请')
  return suppliers[0]?.id ?? 0
}

/** A supplier in each state of its approval, an arrival in each state of its acceptance, a lot in doubt, and one that was destroyed. */
export async function seedQuality(deps: Deps): Promise<void> {
  const supplierId = await seedSuppliers(deps)
  const goods = await deps.db
    .selectFrom('goods')
    .where('supplier_id', '=', supplierId)
    .where('is_on_sale', '=', true)
    .where('has_codes', '=', false)
    .orderBy('id', 'desc')
    .limit(4)
    .select(['id', 'ck_id'])
    .execute()
  const today = seconds(deps.clock.now())
  const days = { produced: formatDate(today - 60 * DAY_S), expires: formatDate(today + 900 * DAY_S) }
  const keys = goods.map(({ id, ck_id: ckId }, nth) => ({ goodsId: id, ckId, lot: `YS2026${String(nth + 1).padStart(3, '0')}` }))
  const ids: number[] = []
  for (const [nth, key] of keys.entries()) {
    const arrival = { ...key, ...days, supplier: null, arrived: 70, staff: KEEPER, clientKey: `demo-intake-${nth}` }
    // oxlint-disable-next-line no-await-in-loop -- as above
    ids.push(await enterIntake(deps, arrival))
  }
  const [doubted = 0, unfit = 0, broken = 0] = ids
  await acceptIntake(deps, doubted, { accepted: 70, staff: CHECKER, note: null })
  await acceptIntake(deps, unfit, { accepted: 60, staff: CHECKER, note: '10 盒外包装破损，拒收' })
  await acceptIntake(deps, broken, { accepted: 0, staff: CHECKER, note: '随货同行单与到货批号不符，整批拒收' })
  const [first, second] = keys
  if (first === undefined || second === undefined) return
  await holdLot(deps, { ...first, reason: '养护检查发现个别铝箔粘连', staff: '孙养护', clientKey: 'demo-hold-1' }, fail)
  const reason = '抽检水分超标'
  const id = await holdLot(deps, { ...second, reason, staff: '孙养护', clientKey: 'demo-hold-2' }, fail)
  await decideHold(deps, id, { state: 'condemned', staff: CHECKER, note: '复检不合格' })
  const acts = { method: '委托有资质的单位焚烧', witness: CHECKER, staff: KEEPER, clientKey: 'demo-destruction-1' }
  await destroyLot(deps, { ...second, qty: 60, reason, ...acts })
}
