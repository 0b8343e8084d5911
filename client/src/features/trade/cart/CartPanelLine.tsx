import { css } from '@emotion/css'
import { memo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartPanelLine_amount$key } from '../../../__generated__/CartPanelLine_amount.graphql.ts'
import type { CartPanelLine_goods$key } from '../../../__generated__/CartPanelLine_goods.graphql.ts'
import type { CartPanelLine_line$key } from '../../../__generated__/CartPanelLine_line.graphql.ts'
import { paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Price } from '../../../ui/Price.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { GoodsPicture } from '../../catalogue/goods/GoodsPicture.tsx'
import type { NamedLine } from '../../ground/cart-changes/cartChange.ts'
import { UNNAMED_LINE } from '../../ground/cart-changes/projectCart.ts'

const row = css`
  content-visibility: auto;
  contain-intrinsic-height: auto 61px;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: 0 8px;
  align-items: center;
  padding: 8px 0;
  border-bottom: 1px solid ${color.line};
`
const words = css`
  min-width: 0;
  a { display: block; overflow: hidden; color: ${color.ink}; text-overflow: ellipsis; white-space: nowrap; }
`
const second = css`
  display: flex;
  align-items: baseline;
  gap: 8px;
  overflow: hidden;
  white-space: nowrap;
  ${type.small}
  color: ${color.second};
`

/** By itself: one promotion can change a cent of every line in sight. */
function LineAmount({ line }: { line: CartPanelLine_amount$key }) {
  const { amount, isSelected } = useFragment(graphql`fragment CartPanelLine_amount on CartLine { amount isSelected }`, line)
  return <Price className="priced" amount={amount} size="small" tone={isSelected ? 'price' : 'struck'} />
}

/** A line as the panel and its dialog show it. */
export const CartPanelLine = memo(function CartPanelLine({
  line: lineKey,
  onDelete,
}: {
  line: CartPanelLine_line$key
  onDelete: (line: NamedLine) => void
}) {
  const line = useFragment(
    graphql`
      fragment CartPanelLine_line on CartLine {
        lineID
        quantity
        refusal { message }
        goods { ...CartPanelLine_goods }
        ...CartPanelLine_amount
      }
    `,
    lineKey,
  )
  const goods = useFragment<CartPanelLine_goods$key>(
    graphql`
      fragment CartPanelLine_goods on Goods {
        goodsID
        name
        spec
        packUnit
        ...GoodsPicture_goods
      }
    `,
    line.goods,
  )
  const { lineID, quantity, refusal } = line
  const { goodsID, name } = goods
  return (
    // A run of lines stands between the list and its items, which only a role can say.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
    <div role="listitem" className={row}>
      <GoodsPicture goods={goods} size={44} />
      <div className={words}>
        <Link href={paths.goodsDetail(goodsID)} title={`${name} ${goods.spec}`}>
          {name}
        </Link>
        <div className={second}>
          <span>{`${quantity} ${goods.packUnit}`}</span>
          {refusal ? <span>{refusal.message}</span> : <LineAmount line={line} />}
        </div>
      </div>
      <IconButton
        icon="trash"
        label={`删除 ${name}`}
        data-stop="delete"
        title="删除"
        disabled={lineID.startsWith(UNNAMED_LINE)}
        onClick={() => onDelete({ lineID, goodsID, name })}
      />
    </div>
  )
})
