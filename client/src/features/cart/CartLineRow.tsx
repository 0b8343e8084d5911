import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartLineRow_goods$key } from '../../__generated__/CartLineRow_goods.graphql.ts'
import type { CartLineRow_line$key } from '../../__generated__/CartLineRow_line.graphql.ts'
import { paths } from '../../navigation/paths.ts'
import { Link } from '../../navigation/Link.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Price } from '../../ui/Price.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { color, media, type } from '../../ui/tokens.ts'
import { GoodsPicture } from '../goods/GoodsPicture.tsx'
import { useEditCartLine } from './useEditCartLine.ts'
import type { DeletableLine } from './useDeleteCartLines.ts'

const row = css`
  &[data-refused] { color: ${color.second}; background: ${color.ground}; }
  &&[data-refused]:hover { background: ${color.ground}; }
  ${media.phone} {
    display: grid;
    grid-template: 'tick picture name name' auto 'tick picture price amount' auto 'tick quantity quantity delete' auto / 44px 60px minmax(0, 1fr) auto;
    gap: 4px 8px;
    align-items: center;
    padding: 12px 12px 12px 0;
    && + & { border-top: 1px solid ${color.line}; }
    &&& > * { padding: 0; border: 0; }
    .tick { grid-area: tick; justify-self: center; }
    .picture { grid-area: picture; align-self: start; }
    .name { grid-area: name; }
    && > .price { grid-area: price; text-align: left; }
    .quantity { grid-area: quantity; margin-top: 4px; }
    .amount { grid-area: amount; > div { display: none; } }
    .delete { grid-area: delete; justify-self: end; }
  }
`
const name = css`
  > a { color: ${color.ink}; font-weight: 600; }
  > a:hover { color: ${color.brand700}; }
`
const second = css`${type.small} color: ${color.second};`
const reason = css`${type.small} color: ${color.price};`

const lineFragment = graphql`
  fragment CartLineRow_line on CartLine {
    lineID
    quantity
    unitPrice
    amount
    listAmount
    isSelected
    refusal { message }
    goods { ...CartLineRow_goods }
    ...useEditCartLine_line
  }
`

const goodsFragment = graphql`
  fragment CartLineRow_goods on Goods {
    goodsID
    name
    manufacturer
    spec
    packUnit
    packQuantity
    minimumQuantity
    caseQuantity
    stock
    ...GoodsPicture_goods
  }
`

type Props = {
  readonly line: CartLineRow_line$key
  readonly onSelect: (line: DeletableLine, isSelected: boolean) => void
  readonly onDelete: (line: DeletableLine) => void
}

/** A line of the cart page: tick, goods, price, quantity, amount. On a phone its cells form a card. */
export function CartLineRow({ line: lineKey, onSelect, onDelete }: Props) {
  const line = useFragment(lineFragment, lineKey)
  const goods = useFragment<CartLineRow_goods$key>(goodsFragment, line.goods)
  const edit = useEditCartLine(line)
  const { refusal, unitPrice } = line
  const ref: DeletableLine = { lineID: line.lineID, goodsID: goods.goodsID, name: goods.name }
  const href = paths.goodsDetail(goods.goodsID)
  const reasonID = `reason-${line.lineID}`
  return (
    <tr className={row} data-refused={refusal ? true : undefined}>
      <td className="tick">
        <Checkbox isChecked={line.isSelected} isDisabled={Boolean(refusal)} label={`选择 ${goods.name}`} describedBy={refusal ? reasonID : undefined} onChange={(isSelected) => onSelect(ref, isSelected)} />
      </td>
      <td className="picture"><Link href={href} tabIndex={-1} aria-hidden="true"><GoodsPicture goods={goods} size={56} /></Link></td>
      <th scope="row" className="name">
        <div className={name}><Link href={href}>{goods.name}</Link></div>
        <div className={second}>{goods.spec} · {goods.manufacturer}</div>
        {refusal && <div className={reason} id={reasonID}>{refusal.message}</div>}
      </th>
      <td className="price number">{typeof unitPrice === 'string' ? <Price amount={unitPrice} tone="ink" size="small" unit={goods.packUnit} /> : '—'}</td>
      <td className="quantity">
        <QuantityStepper
          value={line.quantity}
          onChange={edit}
          rules={{ pack: goods.packQuantity, min: goods.minimumQuantity, stock: goods.stock }}
          label={goods.name}
          unit={goods.packUnit}
          caseQuantity={goods.caseQuantity ?? null}
          onRemove={() => onDelete(ref)}
          isDisabled={Boolean(refusal) && goods.stock <= 0}
        />
      </td>
      <td className="amount number">
        <Price amount={line.amount} tone={line.isSelected ? 'price' : 'ink'} />
        {line.isSelected && line.listAmount !== line.amount && <div><Price amount={line.listAmount} tone="struck" size="small" /></div>}
      </td>
      <td className="delete"><IconButton icon="trash" label={`删除 ${goods.name}`} onClick={() => onDelete(ref)} /></td>
    </tr>
  )
}
