import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { NextSteps_overview$data, NextSteps_overview$key } from '../../../__generated__/NextSteps_overview.graphql.ts'
import { dateOf, dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { color, media, type } from '../../../ui/tokens.ts'

const rows = css`
  li { display: flex; align-items: center; gap: 12px; padding: 10px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  li > svg { flex: none; color: ${color.second}; }
  li[data-tone='bad'] > svg { color: ${color.price}; }
  li[data-tone='soon'] > svg { color: ${color.amber}; }
  li > div { flex: 1; min-width: 0; }
  li > div > small { display: block; ${type.small} color: ${color.second}; }
  a { flex: none; display: inline-flex; align-items: center; min-height: 32px;
    ${media.touch} { justify-content: flex-end; min-width: 44px; min-height: 44px; } }
  ${media.phone} { li { padding: 10px 12px; } }
`
const calm = css`display: flex; align-items: center; gap: 8px; svg { color: ${color.brand700}; }`

type Step = {
  readonly key: string
  readonly tone: 'bad' | 'soon' | 'plain'
  readonly icon: IconName
  readonly words: string
  readonly why: string
  readonly href: Path
  readonly act: string
}
type Counts = { readonly shipped: number; readonly afterSale: number; readonly messages: number }

/** What stands between a new shop and its first order, in the order in which it can be done. */
function setupSteps(setup: NextSteps_overview$data['setup']): Step[] {
  if (setup === null || setup === undefined) return []
  const { reviewStatus, papersMissing, isContractSigned, addressCount } = setup
  const steps: Step[] = []
  if (reviewStatus === 'REJECTED')
    steps.push({
      key: 'review',
      tone: 'bad',
      icon: 'shield',
      words: '资质审核未通过',
      why: '请按提示补充或更换证照后重新提交',
      href: paths.registerStep(3),
      act: '去处理',
    })
  else if (papersMissing.length > 0 && reviewStatus === 'PENDING')
    steps.push({
      key: 'review',
      tone: 'bad',
      icon: 'shield',
      words: `还差 ${papersMissing.length} 项证照：${papersMissing.join('、')}`,
      why: '交齐后开始审核，审核通过后可见价格并下单',
      href: paths.registerStep(3),
      act: '去提交',
    })
  else if (reviewStatus === 'PENDING')
    steps.push({
      key: 'review',
      tone: 'plain',
      icon: 'clock',
      words: '资质审核中，通常需要 1 个工作日',
      why: '审核通过后可见价格并下单，结果会发消息通知您',
      href: paths.registerStep(3),
      act: '看进度',
    })
  if (!isContractSigned)
    steps.push({
      key: 'contract',
      tone: 'soon',
      icon: 'document',
      words: '签署电子合同',
      why: '签署一次，首次结算前须完成',
      href: paths.contract(paths.member()),
      act: '去签署',
    })
  if (addressCount === 0)
    steps.push({
      key: 'address',
      tone: 'plain',
      icon: 'truck',
      words: '添加收货地址',
      why: '下单时直接选用',
      href: paths.addresses(),
      act: '去添加',
    })
  return steps
}

/** Receipts of ephedrine goods that are due, or overdue already. */
function receiptSteps(receipts: NextSteps_overview$data['receipts']): Step[] {
  if (receipts.count === 0) return []
  const due = typeof receipts.dueAt === 'string' ? `最早 ${dateOf(receipts.dueAt)} 到期` : ''
  return [
    receipts.overdueCount > 0
      ? {
          key: 'receipts',
          tone: 'bad',
          icon: 'document',
          words: `${receipts.overdueCount} 份含麻回执已逾期`,
          why: '交回前不能再买含麻黄碱商品',
          href: paths.receipts({ status: 'due' }),
          act: '去交回',
        }
      : {
          key: 'receipts',
          tone: 'soon',
          icon: 'document',
          words: `${receipts.count} 份含麻回执待交回`,
          why: `${due}，逾期后不能再买含麻黄碱商品`,
          href: paths.receipts({ status: 'due' }),
          act: '去交回',
        },
  ]
}

/** Most urgent first: what already keeps the shop from buying, then what will, then what waits. */
function stepsOf(
  { receipts, papers, atStake, unpaid, couponsEnding, setup }: NextSteps_overview$data,
  { shipped, afterSale, messages }: Counts,
): Step[] {
  const stake = `${atStake.goodsCount} 种商品${atStake.cartLineCount > 0 ? `和采购单中的 ${atStake.cartLineCount} 种` : ''}`
  const steps: Step[] = [
    ...setupSteps(setup),
    ...papers.map((paper): Step =>
      paper.daysLeft < 0
        ? {
            key: paper.kind,
            tone: 'bad',
            icon: 'shield',
            words: `${paper.name}已于 ${paper.expiresOn} 过期`,
            why: `更新前不能采购：影响 ${stake}`,
            href: paths.certificates(),
            act: '去更新',
          }
        : {
            key: paper.kind,
            tone: 'soon',
            icon: 'shield',
            words: `${paper.name}${paper.daysLeft === 0 ? '今天' : `还有 ${paper.daysLeft} 天`}到期`,
            why: `${paper.expiresOn} 后未更新将不能采购 ${stake}`,
            href: paths.certificates(),
            act: '去更新',
          },
    ),
    ...receiptSteps(receipts),
  ]
  if (unpaid.count > 0)
    steps.push({
      key: 'unpaid',
      tone: 'soon',
      icon: 'card',
      words: `${unpaid.count} 笔订单待付款，共 ${formatYuan(parseMoney(unpaid.amount))} 元`,
      why: typeof unpaid.payDueAt === 'string' ? `最早 ${dateTime(unpaid.payDueAt)} 关闭` : '',
      href: paths.orders({ tab: 'unpaid' }),
      act: '去付款',
    })
  if (shipped > 0)
    steps.push({
      key: 'shipped',
      tone: 'plain',
      icon: 'truck',
      words: `${shipped} 单已发货待收货`,
      why: '验收后请确认，少货破损可当场登记',
      href: paths.orders({ tab: 'shipped' }),
      act: '去收货',
    })
  if (afterSale > 0)
    steps.push({
      key: 'afterSale',
      tone: 'plain',
      icon: 'undo',
      words: `${afterSale} 单售后处理中`,
      why: '有需要您寄回或确认的，请尽快处理',
      href: paths.afterSales(),
      act: '查看',
    })
  if (couponsEnding > 0)
    steps.push({
      key: 'coupons',
      tone: 'soon',
      icon: 'clock',
      words: `${couponsEnding} 张优惠券 7 天内到期`,
      why: '过期不退',
      href: paths.coupons(),
      act: '去使用',
    })
  if (messages > 0)
    steps.push({
      key: 'messages',
      tone: 'plain',
      icon: 'bell',
      words: `${messages} 条未读消息`,
      why: '',
      href: paths.messages(),
      act: '去查看',
    })
  return steps
}

/** What to do next, and what it costs not to. */
export function NextSteps({ overview: key, counts }: { overview: NextSteps_overview$key; counts: Counts }) {
  const overview = useFragment(
    graphql`
      fragment NextSteps_overview on Overview {
        unpaid { count amount payDueAt }
        receipts { count overdueCount dueAt }
        papers { kind name expiresOn daysLeft }
        atStake { goodsCount cartLineCount }
        couponsEnding
        setup { reviewStatus papersMissing isContractSigned addressCount }
      }
    `,
    key,
  )
  const steps = stepsOf(overview, counts)
  if (steps.length === 0)
    return (
      <Panel title="待办">
        <p className={calm}>
          <Icon name="success" size={20} />
          没有待办，证照、回执和订单都在正常状态
        </p>
      </Panel>
    )
  return (
    <Panel title="待办" isFlush>
      <ul className={rows} aria-label="待办">
        {steps.map(({ key: name, tone, icon, words, why, href, act }) => (
          <li key={name} data-tone={tone}>
            <Icon name={icon} size={20} />
            <div>
              {words}
              {why !== '' && <small>{why}</small>}
            </div>
            <Link href={href} aria-label={`${act}：${words}`}>
              {act}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
