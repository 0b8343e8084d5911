import type { Deps } from '../../deps.ts'
import { tell } from './message.service.ts'

interface ColdOrder {
  readonly order_id: number
  readonly no: string
  readonly member_id: number
  readonly tracking_no: string
}

const KEEP_APART = '请将其中的商品按贮藏条件单独存放，暂不确认收货、不销售使用，质量管理部处理后另行通知。'
const degrees = (tenths: number): string => `${(tenths / 10).toFixed(1)}℃`
const where = (order: ColdOrder) => ({ memberId: order.member_id, url: `/order/info/${order.order_id}` })

/** Before the goods are put away: they wait for the quality department. */
export async function tellOfBreach(
  tx: Deps,
  order: ColdOrder,
  {
    seriesId,
    bounds,
    lowest,
    highest,
  }: { readonly seriesId: number; readonly bounds: string; readonly lowest: number; readonly highest: number },
): Promise<void> {
  const measured = `${degrees(lowest)} 至 ${degrees(highest)}`
  await tell(tx, {
    ...where(order),
    kind: 'after_sale',
    ref: `temperature:${seriesId}:breach`,
    title: '运输超温，请先单独存放',
    body: `订单 ${order.no} 的包裹 ${order.tracking_no} 途中超温（${measured}，应为${bounds}）。${KEEP_APART}`,
  })
}

export async function tellOfDecision(
  tx: Deps,
  order: ColdOrder,
  { seriesId, isReleased, reason }: { readonly seriesId: number; readonly isReleased: boolean; readonly reason: string },
): Promise<void> {
  const words = isReleased
    ? { title: '运输超温已放行', after: '商品可以正常收货与销售。' }
    : { title: '运输超温商品已判废', after: '请勿销售使用。退货退款已直接同意，无需审核，请按售后单寄回。' }
  await tell(tx, {
    ...where(order),
    kind: 'after_sale',
    ref: `temperature:${seriesId}:decided`,
    title: words.title,
    body: `订单 ${order.no} 的包裹 ${order.tracking_no}：${reason}。${words.after}`,
  })
}
