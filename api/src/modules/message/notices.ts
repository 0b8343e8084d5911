import { formatDate } from 'rules/time'
import { inTransaction } from '../../db/transaction.ts'
import { seconds, type Deps, today } from '../../deps.ts'
import { CERTIFICATE_NAMES } from '../user/memberGate.ts'
import { tell, tellAll, type NewMessage } from './message.service.ts'
import {
  findEndingCoupons,
  findLapsing,
  findNewCoupons,
  findOwedReceipts,
  takeDueNotices,
  type DueNotice,
  type EndingCoupons,
  type LapsingPaper,
  type OwedReceipt,
} from './notices.repo.ts'

const DAY_MS = 86_400_000
const ROUND = 200
/** A paper is spoken of a month before it ends, once more in its last week, and when it has ended. */
const PAPER_DAYS = 30
const PAPER_LAST_DAYS = 7
const RECEIPT_LAST_DAYS = 3
/** Long enough to order with them. */
const COUPON_LAST_DAYS = 3
/** A coupon is news for a day: what the shop had long been offering is none. */
const COUPON_NEWS_MS = DAY_MS

/** What no step of anybody's brings about, only time, stock and prices. Whatever is told has a name, so no round tells it twice. */
export async function tellOfTime(deps: Deps): Promise<number> {
  return (
    (await tellOfGoods(deps)) +
    (await tellOfPapers(deps)) +
    (await tellOfOwedReceipts(deps)) +
    (await tellOfCoupons(deps)) +
    (await tellOfEndingCoupons(deps))
  )
}

/** The wish is taken and told in one transaction: exactly once. */
function tellOfGoods(deps: Deps): Promise<number> {
  return inTransaction(deps, async (tx) => tell(tx, ...(await takeDueNotices(tx.db, today(tx.clock.now()), ROUND)).map(goodsMessage)))
}

function goodsMessage({ member_id: memberId, goods_id: goodsId, kind, asked_at: askedAt, name, spec }: DueNotice): NewMessage {
  const words =
    kind === 'arrival'
      ? { title: '您等的商品到货了', body: `${name}（${spec}）已到货，库存有限，请及时采购。` }
      : { title: '您关注的商品降价了', body: `${name}（${spec}）比您登记时便宜了，请到商品页查看您的采购价。` }
  return {
    memberId,
    kind: kind === 'arrival' ? 'goods_arrival' : 'goods_price',
    ref: `goods:${goodsId}:${kind}:${seconds(askedAt)}`,
    url: `/list/info/${goodsId}`,
    ...words,
  }
}

async function tellOfPapers(deps: Deps): Promise<number> {
  return tell(deps, ...(await findLapsing(deps.db, today(deps.clock.now()), PAPER_DAYS)).map(paperMessage))
}

function paperMessage({ id, member_id: memberId, kind, valid_to: validTo, days }: LapsingPaper): NewMessage {
  const name = CERTIFICATE_NAMES[kind]
  const base = { memberId, kind: 'paper_lapsing', url: '/zzzj' } as const
  if (days < 0)
    return {
      ...base,
      ref: `certificate:${id}:lapsed`,
      title: `${name}已过期`,
      body: `您的${name}已于 ${validTo} 到期，暂时不能下单。上传新证并通过审核后即可恢复。`,
    }
  const left = days === 0 ? '今天到期' : `还有 ${days} 天到期`
  const at = days <= PAPER_LAST_DAYS ? 'last' : 'soon'
  return {
    ...base,
    ref: `certificate:${id}:${at}`,
    title: `${name}${left}`,
    body: `您的${name}将于 ${validTo} 到期。到期后不能下单，请提前在「资质证件」中上传新证。`,
  }
}

async function tellOfOwedReceipts(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const owed = await findOwedReceipts(deps.db, new Date(now.getTime() + RECEIPT_LAST_DAYS * DAY_MS))
  return tell(deps, ...owed.map((receipt) => receiptMessage(receipt, now)))
}

function receiptMessage({ order_id: orderId, no, member_id: memberId, due_at: dueAt }: OwedReceipt, now: Date): NewMessage {
  const until = formatDate(seconds(dueAt))
  const base = { memberId, kind: 'receipt', url: '/hmdd' } as const
  if (dueAt <= now)
    return {
      ...base,
      ref: `receipt:${orderId}:over`,
      title: '麻黄碱回执已逾期',
      body: `订单 ${no} 的回执应于 ${until} 前交回。交回之前，暂停购买含麻黄碱类商品。`,
    }
  return {
    ...base,
    ref: `receipt:${orderId}:soon`,
    title: '麻黄碱回执即将到期',
    body: `订单 ${no} 的回执请于 ${until} 前盖章上传，逾期将暂停购买含麻黄碱类商品。`,
  }
}

async function tellOfCoupons(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  let told = 0
  for (const { id, name, claim_to: claimTo } of await findNewCoupons(deps.db, new Date(now.getTime() - COUPON_NEWS_MS), now)) {
    told += await tellAll(deps, {
      kind: 'promotion',
      ref: `coupon:${id}`,
      url: '/lqzx',
      title: '新优惠券可领',
      body: `「${name}」已开放领取，${formatDate(seconds(claimTo))} 前有效，数量有限，领完为止。`,
    })
  }
  return told
}

async function tellOfEndingCoupons(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const ending = await findEndingCoupons(deps.db, now, new Date(now.getTime() + COUPON_LAST_DAYS * DAY_MS), ROUND)
  return tell(deps, ...ending.map(endingMessage))
}

function endingMessage({ member_id: memberId, day, days, number, name }: EndingCoupons): NewMessage {
  const which = number === 1 ? `「${name}」` : `「${name}」等 ${number} 张优惠券`
  return {
    memberId,
    kind: 'coupon_lapsed',
    ref: `coupons:${day}:ending`,
    url: '/yhq',
    title: days === 0 ? '优惠券今天到期' : `优惠券还有 ${days} 天到期`,
    body: `${which}将于 ${day} 到期，尚未使用，请在到期前下单使用。`,
  }
}
