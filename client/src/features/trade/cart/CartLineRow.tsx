import { css } from '@emotion/css'
import { memo, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartLineRow_goods$key } from '../../../__generated__/CartLineRow_goods.graphql.ts'
import type { CartLineRow_line$key } from '../../../__generated__/CartLineRow_line.graphql.ts'
import { paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Price } from '../../../ui/Price.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { FavoriteButton } from '../../catalogue/favorite-button/FavoriteButton.tsx'
import { GoodsPicture } from '../../catalogue/goods/GoodsPicture.tsx'
import { goOn } from '../../catalogue/goods/rowKeys.ts'
import { namedLine, type NamedLine } from '../../ground/cart-changes/cartChange.ts'
import { CartLineAmount } from './CartLineAmount.tsx'
import { CartLineTerms } from './CartLineTerms.tsx'
import { LineExpiry } from './LineExpiry.tsx'
import type { LineHint } from './lineHints.ts'

const row = css`
  content-visibility: auto;
  contain-intrinsic-height: auto 73px;
  /* What hangs out of a row is that of the one in use. */
  &:focus-within { content-visibility: visible; }
  && + & { border-top: 1px solid ${color.line}; }
  &&& > * { border: 0; }
  &[data-refused] { color: ${color.second}; background: ${color.ground}; }
  &[data-refused] .amount > span { color: ${color.second}; font-weight: 400; }
  &&[data-refused]:hover { background: ${color.ground}; }
  ${media.phone} {
    && { grid-template: 'tick picture name name' auto 'tick picture price amount' auto 'tick quantity quantity acts' auto / 36px 60px
      minmax(0, 1fr) auto; }
    gap: 4px 8px;
    padding: 12px;
    &&& > * { padding: 0; }
    .tick { grid-area: tick; }
    .picture { grid-area: picture; align-self: start; }
    .name { grid-area: name; }
    && > .price { grid-area: price; text-align: left; }
    .quantity { grid-area: quantity; margin-top: 4px; }
    .amount { grid-area: amount; > div { display: none; } }
    .acts { grid-area: acts; justify-self: end; }
  }
`
const name = css`> a { color: ${color.ink}; font-weight: 600; }`
/** A maker whose name has no room beside the specification stands below it, whole. */
const second = css`display: flex; flex-wrap: wrap; gap: 0 8px; ${type.small} color: ${color.second};`
const warned = css`${type.small} color: ${color.amber};`
const reason = css`${type.small} color: ${color.price};`

const lineFragment = graphql`
  fragment CartLineRow_line on CartLine {
    lineID
    kind
    quantity
    unitPrice
    isSelected
    refusal { message }
    combination { name }
    goods { ...CartLineRow_goods }
    ...CartLineAmount_line
    ...CartLineTerms_line
  }
`

const goodsFragment = graphql`
  fragment CartLineRow_goods on Goods {
    id
    goodsID
    name
    manufacturer
    spec
    packUnit
    packQuantity
    minimumQuantity
    caseQuantity
    stock
    expiresOn
    tags { kind }
    ...FavoriteButton_goods
    ...GoodsPicture_goods
  }
`

/** What can be done to a line; the same object for all rows, so that only what changed is rendered again. */
export type LineActs = {
  readonly select: (line: NamedLine, isSelected: boolean) => void
  readonly edit: (line: NamedLine, quantity: number) => void
  readonly remove: (line: NamedLine) => void
  /** Opens why it costs what it does. */
  readonly explain: (line: NamedLine) => void
}

type Props = {
  readonly line: CartLineRow_line$key
  /** Its place in the table, where not all rows are there. */
  readonly rowIndex: number | undefined
  readonly acts: LineActs
  /** What the member may still buy of it, of a flash sale or a combination; null without a limit. */
  readonly left: number | null
  readonly hint: LineHint | null
  /** What is otherwise than the buyer saw it. */
  readonly warning: string | null
}

const isSame = (before: Props, after: Props): boolean =>
  before.line === after.line &&
  before.rowIndex === after.rowIndex &&
  before.acts === after.acts &&
  before.left === after.left &&
  before.warning === after.warning &&
  before.hint === after.hint

/** A line of the cart page: tick, goods, price, quantity, amount. On a phone its cells form a card. */
export const CartLineRow = memo(function CartLineRow({ line: lineKey, rowIndex, acts, left, hint, warning }: Props) {
  const line = useFragment(lineFragment, lineKey)
  const goods = useFragment<CartLineRow_goods$key>(goodsFragment, line.goods)
  const { refusal, unitPrice, lineID, combination } = line
  const ref = useMemo(() => namedLine({ lineID, goods, combination }), [lineID, goods, combination])
  const title = ref.name
  const unit = combination ? '套' : goods.packUnit
  // What no edit changes is not rendered again with one.
  const [picture, heading, buttons] = useMemo(() => {
    const href = paths.goodsDetail(goods.goodsID)
    return [
      <Link key="picture" href={href} tabIndex={-1} aria-hidden="true">
        <GoodsPicture goods={goods} size={56} />
      </Link>,
      <div key="name" className={name}>
        <Link href={href} data-stop="name">
          {ref.name}
        </Link>
        {!combination && (
          <div className={second}>
            <span>{goods.spec}</span>
            <span>{goods.manufacturer}</span>
            <LineExpiry goods={goods} />
          </div>
        )}
      </div>,
      <td key="acts" className="acts">
        <FavoriteButton goods={goods} />
        <IconButton
          icon="info"
          label={`为什么是这个价：${ref.name}`}
          title="为什么是这个价"
          aria-haspopup="dialog"
          onClick={() => acts.explain(ref)}
        />
        <IconButton icon="trash" label={`删除 ${ref.name}`} title="删除" data-stop="delete" onClick={() => acts.remove(ref)} />
      </td>,
    ]
  }, [goods, ref, acts, combination])
  const reasonID = `reason-${lineID}`
  const rules = combination
    ? { packQuantity: 1, minimumQuantity: 1, stock: left ?? goods.stock }
    : { packQuantity: goods.packQuantity, minimumQuantity: goods.minimumQuantity, stock: goods.stock, limit: left }
  return (
    <tr className={row} aria-rowindex={rowIndex} data-refused={refusal ? true : undefined}>
      <td className="tick">
        <Checkbox
          isChecked={line.isSelected}
          isDisabled={Boolean(refusal)}
          label={`选择 ${title}`}
          describedBy={refusal ? reasonID : undefined}
          onChange={(isSelected) => acts.select(ref, isSelected)}
        />
      </td>
      <td className="picture">{picture}</td>
      <th scope="row" className="name">
        {heading}
        {refusal && (
          <div className={reason} id={reasonID}>
            {refusal.message}
          </div>
        )}
        {warning !== null && <div className={warned}>{warning}</div>}
        <CartLineTerms line={line} left={left} hint={hint} onTake={(quantity) => acts.edit(ref, quantity)} />
      </th>
      <td className="price number">
        {typeof unitPrice === 'string' ? <Price amount={unitPrice} tone="ink" size="small" unit={unit} /> : '—'}
      </td>
      <td className="quantity">
        <QuantityStepper
          value={line.quantity}
          onChange={(quantity) => acts.edit(ref, quantity)}
          rules={rules}
          label={title}
          unit={unit}
          caseQuantity={combination ? null : (goods.caseQuantity ?? null)}
          onRemove={() => acts.remove(ref)}
          onSubmit={goOn}
          isDisabled={Boolean(refusal) && goods.stock <= 0}
        />
      </td>
      <td className="amount number priced">
        <CartLineAmount line={line} />
      </td>
      {buttons}
    </tr>
  )
}, isSame)
