import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { AfterSaleView_afterSale$data, AfterSaleView_afterSale$key } from '../../../__generated__/AfterSaleView_afterSale.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { CopyNumber, numberFact } from '../../../ui/LongNumber.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Timeline } from '../../../ui/Timeline.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { LinePicture } from '../../trade/order/LinePicture.tsx'
import { AfterSaleActions } from './AfterSaleActions.tsx'
import { afterSaleTone } from '../../trade/order/orderWords.ts'

const stack = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; > * { margin-top: 0 !important; }`
const top = css`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px; margin-bottom: 12px;
  > span { display: flex; gap: 8px; align-items: center; ${type.price} }`
const goods = css`
  li { display: flex; align-items: center; gap: 12px; padding: 8px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  li > div { flex: 1; min-width: 0; }
  li > div > small { display: block; ${type.small} color: ${color.second}; }
`
const photos = css`display: flex; flex-wrap: wrap; gap: 8px;
  img { width: 88px; height: 88px; border: 1px solid ${color.line}; border-radius: ${radius}; object-fit: cover; }`
const files = css`${media.touch} { a { display: block; padding-block: 12px; } }`

const refundWords: Readonly<Record<string, string>> = { PENDING: '处理中', SETTLED: '已到账', FAILED: '失败，客服处理中' }
const tenderWords: Readonly<Record<string, string>> = { ONLINE: '原路退回', BALANCE: '退回余额', VOUCHER: '退回现金券' }

const fragment = graphql`
  fragment AfterSaleView_afterSale on AfterSale {
    afterSaleNo
    orderID
    orderNo
    kindText
    status
    statusText
    reasonText
    amount
    createdAt
    lines { lineID goodsID name manufacturer spec packUnit images { url } quantity amount }
    detail {
      isWholeOrder
      note
      images { url }
      files { name url }
      events { to text note at }
      refunds { tender amount status at }
      heldBack
      sendTo { receiver phone address }
      returnCarrier
      returnTrackingNumber
      shipments { carrier trackingNumber shippedAt }
    }
    ...AfterSaleActions_afterSale
  }
`

/** One after-sale: where it stands, what is to be done, what comes back, and how it went. */
export function AfterSaleView({ afterSale: key }: { afterSale: AfterSaleView_afterSale$key }) {
  const afterSale = useFragment(fragment, key)
  const { detail } = afterSale
  const tools = (
    <>
      <CopyNumber number={afterSale.afterSaleNo} name="售后单号" />
      <Link href={paths.order(afterSale.orderID)}>查看订单</Link>
    </>
  )
  return (
    <div className={stack}>
      <Panel title={`售后单 ${afterSale.afterSaleNo}`} tools={tools}>
        <div className={top}>
          <span>
            <b>{afterSale.kindText}</b>
            <Tag tone={afterSaleTone(afterSale.status)}>{afterSale.statusText}</Tag>
          </span>
          <AfterSaleActions afterSale={afterSale} />
        </div>
        <Facts
          facts={[
            ['退款金额', parseMoney(afterSale.amount) > 0 ? <Price key="amount" amount={afterSale.amount} /> : null],
            ['其中', detail?.isWholeOrder === true ? wholeWords(afterSale) : null],
            ['返现扣回', detail && parseMoney(detail.heldBack) > 0 ? `¥${detail.heldBack}，已返的现金因退货收回，已从退款中扣除` : null],
            numberFact('订单号', afterSale.orderNo),
            ['原因', afterSale.reasonText],
            ['补充说明', detail?.note],
            ['申请时间', dateTime(afterSale.createdAt)],
            ['寄回地址', detail?.sendTo ? `${detail.sendTo.address}　${detail.sendTo.receiver}　${detail.sendTo.phone}` : null],
            ['寄回物流', detail?.returnTrackingNumber ? `${detail.returnCarrier ?? ''} ${detail.returnTrackingNumber}` : null],
            ...(detail?.shipments ?? []).map(
              ({ carrier, trackingNumber, shippedAt }) => ['补发物流', `${carrier} ${trackingNumber}　${dateTime(shippedAt)}`] as const,
            ),
            ...(detail?.refunds ?? []).map(
              ({ tender, amount, status, at }) =>
                [tenderWords[tender] ?? '退款', `¥${amount}　${refundWords[status] ?? ''}　${dateTime(at)}`] as const,
            ),
          ]}
        />
      </Panel>
      {afterSale.lines.length > 0 && (
        <Panel title="售后商品" isFlush>
          <ul className={goods} aria-label="售后商品">
            {afterSale.lines.map((line) => (
              <li key={line.lineID}>
                <LinePicture images={line.images} />
                <div>
                  {line.name}
                  <small>
                    {line.spec}　{line.manufacturer}　×{line.quantity}
                    {line.packUnit}
                  </small>
                </div>
                {parseMoney(line.amount) > 0 && <Price amount={line.amount} tone="ink" size="small" />}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {detail && detail.images.length > 0 && (
        <Panel title="凭证照片">
          <div className={photos}>
            {detail.images.map(({ url }, index) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={`凭证照片 ${index + 1}`} width={88} height={88} loading="lazy" />
              </a>
            ))}
          </div>
        </Panel>
      )}
      {detail && detail.files.length > 0 && (
        <Panel title="资料文件">
          <ul className={files}>
            {detail.files.map(({ name, url }) => (
              <li key={name}>
                {typeof url === 'string' ? (
                  <a href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {detail && (
        <Panel title="售后进度">
          <Timeline
            label="售后进度"
            entries={[...detail.events]
              .reverse()
              .map(({ to, text, note, at }) => ({ key: `${at} ${to}`, time: dateTime(at), text, note: note ?? null }))}
          />
        </Panel>
      )}
    </div>
  )
}

/** A whole order goes back with its freight and fees, which are no goods. */
function wholeWords({ amount, lines }: Pick<AfterSaleView_afterSale$data, 'amount' | 'lines'>): string | null {
  const ofGoods = lines.reduce((sum, line) => sum + parseMoney(line.amount), 0)
  const rest = parseMoney(amount) - ofGoods
  if (rest === 0) return null
  return `商品 ¥${formatYuan(ofGoods)}，${rest > 0 ? '运费及其他费用' : '费用减免'} ¥${formatYuan(Math.abs(rest))}`
}
