import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LineKind, QuoteLine_line$key } from '../../../__generated__/QuoteLine_line.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { GoodsPicture } from '../../catalogue/goods/GoodsPicture.tsx'
import { LineExpiry } from '../cart/LineExpiry.tsx'
import { lineReasons } from './lineReasons.ts'

const row = css`
  .what > div { display: grid; grid-template-columns: 56px minmax(0, 1fr); gap: 2px 12px; align-items: center; }
  .words > a { color: ${color.ink}; font-weight: 600; }
  ${media.phone} {
    && { display: grid; grid-template: 'what what what' auto 'price quantity amount' auto / auto 1fr auto; padding: 12px; }
    && + & { border-top: 1px solid ${color.line}; }
    &&& > * { border: 0; padding: 0; }
    .what { grid-area: what; }
    && > .price { grid-area: price; padding: 4px 0 0 68px; }
    && > .quantity { grid-area: quantity; padding: 4px 0 0 8px; text-align: left; }
    && > .amount { grid-area: amount; padding-top: 4px; }
  }
`
const facts = css`${type.small} display: flex; flex-wrap: wrap; gap: 0 12px; color: ${color.second};`
const why = css`${type.small} display: flex; flex-wrap: wrap; gap: 0 12px; color: ${color.price};`

const kindNames: Partial<Record<LineKind, string>> = { GIFT: '赠品', ADDON: '换购', FLASH: '秒杀', GROUP: '抱团', COMBINATION: '组合' }

/** A line as it will be ordered: everything by which two packs of one name are told apart. On a phone its cells form a card. */
export function QuoteLine({ line: key }: { line: QuoteLine_line$key }) {
  const line = useFragment(
    graphql`
      fragment QuoteLine_line on QuoteLine {
        kind
        goodsID
        name
        quantity
        unitPrice
        listAmount
        amount
        adjustments { phase title amount }
        goods { spec manufacturer packUnit expiresOn tags { kind } ...GoodsPicture_goods }
      }
    `,
    key,
  )
  const { goods } = line
  const kind = kindNames[line.kind]
  const adjustments = lineReasons(line.adjustments)
  return (
    <tr className={row}>
      <th scope="row" className="what">
        <div>
          {goods ? <GoodsPicture goods={goods} size={56} /> : <span />}
          <div className="words">
            {kind !== undefined && <Tag tone="red">{kind}</Tag>} <Link href={paths.goodsDetail(line.goodsID)}>{line.name}</Link>
            {goods && (
              <div className={facts}>
                <span>{goods.spec}</span>
                <span>{goods.manufacturer}</span>
                <LineExpiry goods={goods} />
              </div>
            )}
            {adjustments.length > 0 && (
              <div className={why}>
                {adjustments.map((adjustment) => (
                  <span key={`${adjustment.phase} ${adjustment.title}`}>
                    {adjustment.title} −{adjustment.amount}
                  </span>
                ))}
              </div>
            )}
          </div>
        </div>
      </th>
      <td className="number price">
        <Price amount={line.unitPrice} tone="ink" size="small" />
      </td>
      <td className="number quantity">
        ×{line.quantity} {goods?.packUnit}
      </td>
      <td className="number amount">
        <Price amount={line.amount} tone="ink" size="small" />
        {line.listAmount !== line.amount && (
          <div>
            <Price amount={line.listAmount} tone="struck" size="small" />
          </div>
        )}
      </td>
    </tr>
  )
}
