/** What the demo's office knows of the shop that asks. */
export interface Asking {
  readonly manager: string
  readonly content: string | null
  readonly lastOrder: { readonly no: string; readonly status: string } | null
}

type Answer = (asking: Asking) => string

const OPENING = '您好，'
const about = ({ lastOrder }: Asking): string => (lastOrder === null ? '' : `您最近的订单 ${lastOrder.no} 目前是「${lastOrder.status}」。`)

/** The first that fits answers; what stands first is asked most pressingly. */
const ANSWERS: readonly (readonly [RegExp, Answer])[] = [
  [
    /退货|退款|换货|售后|破损|少发|漏发|错发|质量|过期/,
    (asking) => `${OPENING}收货后 7 日内可在「我的售后」提交申请，请附上外包装、批号和问题部位的照片，一个工作日内审核。${about(asking)}`,
  ],
  [/麻黄碱|回执|含麻/, () => `${OPENING}麻黄碱回执请在「含麻回执」下载，盖章后拍照上传，一个工作日内审核，通过后即可继续购买。`],
  [
    /发货|物流|快递|送达|配送|到了吗|什么时候到|几天到/,
    (asking) => `${OPENING}工作日 16:00 前付款的当日出库，省内一般次日送达，省外二至四日。${about(asking)}物流信息在订单详情里实时更新。`,
  ],
  [/发票|专票|普票|抬头/, () => `${OPENING}订单发货后可在「电子发票」申请开票，一般纳税人可选专用发票，开好后可以下载或发送到邮箱。`],
  [
    /药检|报告|首营|随货|资料/,
    () => `${OPENING}同批次药检报告可在订单详情下载；首营资料请在「申请售后」中选择资料类型，我这边备好后会附上。`,
  ],
  [
    /缺货|没货|到货|有货|补货|断货/,
    () => `${OPENING}缺货商品请在商品页点「到货通知」，到货后站内消息会第一时间提醒您；急用的话，商品页下方有同通用名的其他厂家可以替换。`,
  ],
  [/证照|资质|审核|过期|许可证|GSP/i, () => `${OPENING}证照请在「资质证件」上传新件，工作日一般两小时内审核完毕，通过后马上生效。`],
  [
    /价格|优惠|便宜|满减|优惠券|活动|折扣/,
    () => `${OPENING}采购单里每一行都列出了优惠的算法和距离下一档还差多少；可领的优惠券在「领券中心」，下单时会自动选用最划算的一张。`,
  ],
  [
    /运费|包邮|起配/,
    () => `${OPENING}主仓满 200 元起配、满 800 元包邮；中药仓满 300 元包邮；器械仓满 100 元起配、满 500 元包邮。采购单会逐仓显示还差多少。`,
  ],
  [
    /付款|支付|转账|汇款/,
    (asking) => `${OPENING}在线支付请在提交后 30 分钟内完成，对公转账 3 日内到账有效，上传汇款凭证可以更快确认。${about(asking)}`,
  ],
]

/** What the demo's office answers: a sentence that fits the question, with the state of the shop's last order where that is asked for. */
export function answerTo(asking: Asking): string {
  const { content, manager } = asking
  if (content === null) return `${OPENING}图片收到了，我看一下，稍后答复您。`
  const fitting = ANSWERS.find(([words]) => words.test(content))
  return fitting === undefined
    ? `${OPENING}我是您的客户经理${manager}，已收到您的留言，正在为您核实，稍后答复。急事可直接拨打页面上方的电话。`
    : fitting[1](asking)
}
