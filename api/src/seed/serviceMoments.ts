import type { Deps } from '../deps.ts'
import { hourOfDay, type Moment } from './history.ts'
import { giveFeedback, replyToFeedback } from '../modules/feedback/feedback.service.ts'
import { followItems, followSuppliers } from '../modules/supplier/supplier.repo.ts'
import { decideOnSupply, offerSupply } from '../modules/supply/supply.service.ts'
import { addDays } from '../modules/wanted/days.ts'
import { addWanted, endWanted, replyToWanted } from '../modules/wanted/wanted.service.ts'

const STAFF = '采购部'

interface Past {
  /** The shop whose requests and letters these are, and one that offers goods. */
  readonly memberId: number
  readonly otherId: number
  readonly today: Date
}

/** What the demo's shop looked for, offered, followed and said, with the answers it got. */
export function serviceMoments(past: Past): Moment[] {
  return [...asked(past), ...said(past)]
}

type At = (daysAgo: number, hour: number, happen: (deps: Deps) => Promise<unknown>) => Moment

const before =
  (today: Date): At =>
  (daysAgo, hour, happen) => ({
    at: hourOfDay(today, daysAgo, hour),
    happen: async (deps) => void (await happen(deps)),
  })

/** What the shops looked for and offered. */
function asked({ memberId, otherId, today }: Past): Moment[] {
  const at = before(today)
  const want =
    (key: string, name: string, more: { spec?: string; maker?: string; price?: number; remark?: string }, number: number, days: number) =>
    (deps: Deps) =>
      addWanted(
        deps,
        { memberId, name, spec: null, maker: null, price: null, remark: null, number, until: addDays(today, days), images: [], ...more },
        `seed-wanted-${key}`,
      )
  const offer =
    (
      key: string,
      who: number,
      offered: { name: string; spec: string; maker: string; price: number; stock: number; remark: string | null },
      months: number,
    ) =>
    (deps: Deps) =>
      offerSupply(deps, { memberId: who, ...offered, expires: addDays(today, months * 30) }, `seed-supply-${key}`)
  return [
    at(20, 9.5, async (deps) => {
      const { id } = await want(
        'one',
        '阿莫西林克拉维酸钾分散片',
        { spec: '0.2285g*12片', price: 1_150, remark: '近效期不要' },
        200,
        20,
      )(deps)
      await replyToWanted(
        deps,
        Number(id),
        {
          staff: STAFF,
          content: '厂家排产中，预计两周后到货，价格 11.20 元，可先为您预留 200 盒。',
          goodsId: null,
          price: 1_120,
          number: 200,
        },
        'seed-wanted-one-reply',
      )
    }),
    at(6, 14.2, want('two', '西洋参片', { spec: '100g', maker: '澄野中药饮片厂' }, 50, 30)),
    at(40, 10, async (deps) => {
      const { id } = await want('three', '电子血压计', { remark: '上臂式，带语音' }, 20, 0)(deps)
      await endWanted(deps, memberId, Number(id))
    }),
    at(15, 11, async (deps) => {
      const { id } = await offer(
        'one',
        otherId,
        { name: '三七粉', spec: '3g*30袋', maker: '澄野中药饮片厂', price: 8_600, stock: 120, remark: '整件起，可开专票' },
        14,
      )(deps)
      await decideOnSupply(deps, Number(id), { staff: STAFF, reason: null, clientKey: 'seed-supply-one-decide' })
    }),
    at(11, 16, async (deps) => {
      const { id } = await offer(
        'two',
        otherId,
        { name: '一次性使用医用外科口罩', spec: '10只*50袋', maker: '北砚医疗器械有限公司', price: 9_800, stock: 400, remark: null },
        20,
      )(deps)
      await decideOnSupply(deps, Number(id), { staff: STAFF, reason: null, clientKey: 'seed-supply-two-decide' })
    }),
    at(8, 10.5, async (deps) => {
      const { id } = await offer(
        'three',
        memberId,
        { name: '枸杞子', spec: '500g', maker: '澄野中药饮片厂', price: 3_900, stock: 60, remark: '宁夏产，特优级' },
        10,
      )(deps)
      await decideOnSupply(deps, Number(id), { staff: STAFF, reason: null, clientKey: 'seed-supply-three-decide' })
    }),
    at(
      2,
      10.5,
      offer('four', memberId, { name: '胎菊', spec: '250g', maker: '澄野中药饮片厂', price: 2_650, stock: 80, remark: null }, 12),
    ),
  ]
}

/** What the shop followed, and its letters. */
function said({ memberId, today }: Past): Moment[] {
  const at = before(today)
  return [
    at(30, 9, async (deps) => {
      await followSuppliers(deps.db, memberId, [1, 2], deps.clock.now())
      const moved = await deps.db
        .selectFrom('goods_price_log as l')
        .innerJoin('goods as g', 'g.id', 'l.goods_id')
        .where('g.is_on_sale', '=', true)
        .where('g.is_controlled', '=', false)
        .distinctOn('l.goods_id')
        .orderBy('l.goods_id')
        .orderBy('l.at', 'desc')
        .limit(5)
        .select(['l.goods_id as id', 'l.was as price'])
        .execute()
      await followItems(deps.db, memberId, moved, deps.clock.now())
    }),
    at(18, 17, async (deps) => {
      const { id } = await giveFeedback(
        deps,
        { memberId, type: 'delivery', content: '下午三点前付款的订单，希望也能当天发货，门店第二天一早就要上架。', images: [] },
        'seed-feedback-one',
      )
      await replyToFeedback(
        deps,
        Number(id),
        { staff: '客服中心', content: '您好，武汉仓已把当日截单时间延到 16:00，付款后当天出库。谢谢您的建议。' },
        'seed-feedback-one-reply',
      )
    }),
    at(1, 11, (deps) =>
      giveFeedback(
        deps,
        { memberId, type: 'site', content: '对账单能不能按门店分开导出？三家店合在一起不好核对。', images: [] },
        'seed-feedback-two',
      ),
    ),
  ]
}
