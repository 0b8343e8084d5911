import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { OrderGoods_order$key } from '../../../__generated__/OrderGoods_order.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { BillHead } from '../quote/BillHead.tsx'
import { LinePicture } from './LinePicture.tsx'
import { lineReasons } from '../quote/lineReasons.ts'
import { textLink } from '../../../ui/textLink.ts'

const table = css`
  col.price, col.amount { width: max(104px, 8vw); }
  col.quantity { width: max(72px, 6vw); }
  th.name { font-weight: 400; }
  th.name > div { display: flex; gap: 12px; align-items: flex-start; }
  th.name > div > div { min-width: 0; }
  th.name a { color: ${color.ink}; }
  th.name small { display: block; ${type.small} color: ${color.second}; }
  th.name small.why { color: ${color.price}; }
  ${media.phone} {
    col.price { width: 72px; }
    col.amount { width: 84px; }
    col.quantity { width: 48px; }
    th, td { padding: 8px 4px; }
    th.name span:has(> img) { display: none; }
  }
`
const bare = css`& > div { border-width: 0; }`

const kinds: Readonly<Record<string, string>> = { FLASH: '秒杀', COMBINATION: '组合', GIFT: '赠品' }

/** Why less came than was ordered. */
function lapsedWords({
  lapsedQuantity,
  lapsedRefund,
  packUnit,
}: {
  readonly lapsedQuantity: number
  readonly lapsedRefund: string
  readonly packUnit: string
}): string {
  const words = `${lapsedQuantity} ${packUnit}的批号在发货前已到有效期，未发出`
  return parseMoney(lapsedRefund) > 0 ? `${words}，已退款 ¥${formatYuan(parseMoney(lapsedRefund))}` : words
}

/** The goods as they were when ordered, with the lots that came and why each price was what it was. */
export function OrderGoods({ order: key, tools }: { order: OrderGoods_order$key; tools: ReactNode }) {
  const { detail, firstLines, lineCount } = useFragment(
    graphql`
      fragment OrderGoods_order on Order {
        lineCount
        firstLines { lineID goodsID kind name spec manufacturer packUnit quantity unitPrice listAmount amount returnedQuantity refunded
          lapsedQuantity lapsedRefund images { url } lots { lotNumber expiresOn quantity isRecalled } adjustments { phase title amount } }
        detail { lines { lineID goodsID kind name spec manufacturer packUnit quantity unitPrice listAmount amount returnedQuantity refunded
          lapsedQuantity lapsedRefund images { url } lots { lotNumber expiresOn quantity isRecalled } adjustments { phase title amount } } }
      }
    `,
    key,
  )
  const lines = detail?.lines ?? firstLines
  return (
    <Panel title={`商品（${lineCount} 种）`} tools={tools} isFlush className={bare}>
      <Table caption="订单商品" className={table}>
        <BillHead />
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.lineID} ${line.kind}`}>
              <th scope="row" className="name">
                <div>
                  <LinePicture images={line.images} />
                  <div>
                    <Link href={paths.goodsDetail(line.goodsID)}>{line.name}</Link>{' '}
                    {kinds[line.kind] !== undefined && <Tag tone="amber">{kinds[line.kind]}</Tag>}
                    <small>
                      {line.spec}　{line.manufacturer}
                    </small>
                    {line.lots.map((lot) => (
                      <small key={lot.lotNumber}>
                        批号 {lot.lotNumber ?? '—'}　有效期至 {lot.expiresOn}　×{lot.quantity}
                        {lot.isRecalled && (
                          <Link className={textLink} href={paths.recalls()}>
                            　已召回，请停用
                          </Link>
                        )}
                      </small>
                    ))}
                    {lineReasons(line.adjustments).map((adjustment) => (
                      <small key={`${adjustment.phase} ${adjustment.title}`} className="why">
                        {adjustment.title} −{adjustment.amount}
                      </small>
                    ))}
                    {line.returnedQuantity > 0 && (
                      <small>
                        已退 {line.returnedQuantity} {line.packUnit}，退款 ¥{formatYuan(parseMoney(line.refunded))}
                      </small>
                    )}
                    {line.lapsedQuantity > 0 && <small className="why">{lapsedWords(line)}</small>}
                  </div>
                </div>
              </th>
              <td className="number">
                <Price amount={line.unitPrice} tone="ink" size="small" />
              </td>
              <td className="number">
                {line.quantity}
                {line.packUnit}
              </td>
              <td className="number">
                <Price amount={line.amount} tone="ink" size="small" />
                {parseMoney(line.listAmount) > parseMoney(line.amount) && (
                  <div>
                    <Price amount={line.listAmount} tone="struck" size="small" />
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
