import { css } from '@emotion/css'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Button } from '../../../ui/Button.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { type CompareAct, CompareButton } from '../../catalogue/goods/CompareButton.tsx'
import { additionRules } from '../../catalogue/goods/goodsQuantity.ts'
import { goOn } from '../../catalogue/goods/rowKeys.ts'
import { WatchButton } from '../../catalogue/goods/WatchButton.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { ListedTerms } from './ListedTerms.tsx'
import { choicesOf, isReady, type ListLine } from './listLines.ts'
import type { ListedGoods } from './readList.ts'

const row = css`
  display: grid;
  grid-template-columns: 28px minmax(0, 190px) minmax(0, 1fr) 108px 132px auto;
  align-items: center;
  gap: 4px 12px;
  min-height: 52px;
  padding: 6px 12px 6px 16px;
  border-top: 1px solid ${color.line};
  &:first-child { border-top: 0; }
  &[data-open] { background: ${color.amber50}; }
  ${media.fromDesktop} { &[data-open] { align-items: start; } }
  .line { color: ${color.second}; font-variant-numeric: tabular-nums; }
  .typed { ${type.small} color: ${color.second}; overflow-wrap: anywhere; }
  /* What acts on the goods stands behind their name; what is said of them beneath it, and the choices last. */
  .goods { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; }
  .goods > p:not(.name) { flex: 0 0 100%; order: 1; }
  .goods > ul { flex: 0 0 100%; order: 2; }
  .name > a { color: ${color.ink}; font-weight: 600; }
  .second, .note { ${type.small} color: ${color.second}; }
  .note[data-changed] { color: ${color.amber}; }
  .price, .amount { text-align: right; }
  .remove { grid-column: 6; }
  .goods[data-wide] { grid-column: 3 / 6; }
  .ways { display: flex; gap: 16px; }
  ${media.tablet} {
    grid-template-columns: 28px minmax(0, 1fr) 96px 132px;
    .typed { grid-area: 1 / 2 / auto / 4; }
    .remove { grid-area: 1 / 4; justify-self: end; }
    .goods { grid-area: 2 / 2; }
    .goods[data-wide] { grid-column: 2 / -1; }
    .price { grid-area: 2 / 3; }
    .amount { grid-area: 2 / 4; }
  }
  ${media.phone} {
    grid-template-columns: 24px minmax(0, 1fr) auto;
    padding: 8px 4px 8px 12px;
    .typed { grid-area: 1 / 2; }
    .remove { grid-area: 1 / 3; }
    .goods, .goods[data-wide] { grid-area: 2 / 2 / auto / 4; padding-right: 8px; }
    .price { grid-area: 3 / 2; text-align: left; }
    .amount { grid-area: 3 / 2 / auto / 4; justify-self: end; padding-right: 8px; }
  }
`

interface ListRowProps {
  readonly line: ListLine
  readonly onChoose: (goods: ListedGoods) => void
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

/** A row of the list: what was written, what it means, how many, and what else it could be. */
export function ListRow({ line, onChoose, onQuantity, onRemove }: ListRowProps) {
  const {
    row: { line: number, input, notes, match, pickedBy },
    goods,
    quantity,
    refusal,
  } = line
  const choices = choicesOf(line)
  const others = choices.filter(({ goodsID }) => goodsID !== goods?.goodsID)
  const isChanged = !isReady(line) || quantity !== line.row.askedQuantity
  // What the rows say of the match holds for the match alone.
  const isMatch = goods !== null && goods.goodsID === match?.goodsID
  const said = refusal !== null ? [refusal] : goods === null || isMatch ? notes : []
  return (
    <li className={row} data-row data-open={isReady(line) ? undefined : ''}>
      <span className="line">{number}</span>
      <span className="typed">{input}</span>
      <div className="goods" data-wide={goods === null || undefined}>
        {goods !== null && <Named goods={goods} picked={isMatch ? (PICKED[pickedBy ?? ''] ?? null) : null} />}
        {said.map((note) => (
          <p key={note} className="note" data-changed={isChanged || undefined}>
            {note}
          </p>
        ))}
        {goods !== null && <CompareRow goods={goods} onChoose={onChoose} />}
        {goods === null && choices.length === 0 && <NotFound input={input} />}
        {others.length > 0 && <ChoiceList line={number} choices={others} isOpenAtFirst={goods === null} onChoose={onChoose} />}
      </div>
      {goods !== null && (
        <>
          <div className="price">
            {typeof goods.price === 'string' ? (
              <Price amount={goods.price} size="row" unit={goods.packUnit} />
            ) : (
              <span className="second">{goods.priceText}</span>
            )}
          </div>
          <div className="amount">
            {goods.isBuyable && quantity > 0 ? (
              <QuantityStepper
                value={quantity}
                onChange={onQuantity}
                onSubmit={goOn}
                rules={additionRules(goods)}
                label={goods.name}
                unit={goods.packUnit}
                caseQuantity={goods.caseQuantity ?? null}
              />
            ) : goods.stock > 0 ? (
              <Tag tone="red">不能购买</Tag>
            ) : (
              <WatchButton goods={goods} isSmall />
            )}
          </div>
        </>
      )}
      <span className="remove">
        <IconButton icon="close" label={`移除第 ${number} 行`} data-stop="remove" onClick={onRemove} />
      </span>
    </li>
  )
}

const PICKED: Readonly<Record<string, string>> = {
  BOUGHT: '上次购买',
  MAKER: '买过的厂家',
  LOWEST_PRICE: '最低价',
  LONGEST_EXPIRY: '效期最长',
  MOST_STOCK: '有货优先',
}

function Named({ goods, picked }: { readonly goods: ListedGoods; readonly picked: string | null }) {
  return (
    <>
      <p className="name">
        <Link href={paths.goodsDetail(goods.goodsID)} data-stop="name" target="_blank">
          {goods.name}
        </Link>{' '}
        {picked !== null && <Tag tone="blue">{picked}</Tag>}
      </p>
      <ListedTerms goods={goods} />
    </>
  )
}

type CompareProps = { readonly goods: ListedGoods; readonly onChoose: (goods: ListedGoods) => void }

/** 比厂家: another maker takes the place in the row. */
function CompareRow({ goods, onChoose }: CompareProps) {
  const act: CompareAct = (close, other, current) => {
    if (other.goodsID === current.goodsID) return <small>清单里是这一家</small>
    const choose = (): void => {
      close()
      onChoose(other)
    }
    return (
      <Button variant="outline" size="small" onClick={choose}>
        换成这个
      </Button>
    )
  }
  return <CompareButton goodsID={goods.goodsID} name={goods.name} act={act} />
}

function NotFound({ input }: { readonly input: string }) {
  const name = input.split(/\s/)[0] ?? ''
  return (
    <p className="second ways">
      <Link href={paths.search({ keywords: name })} target="_blank">
        搜索看看
      </Link>
      <Link href={paths.addWanted({ name })} target="_blank">
        提交求购
      </Link>
    </p>
  )
}
