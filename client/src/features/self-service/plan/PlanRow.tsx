import { css } from '@emotion/css'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Price } from '../../../ui/Price.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { goOn } from '../../catalogue/goods/rowKeys.ts'
import { SoldOutWatch } from '../../catalogue/goods/SoldOutWatch.tsx'
import { addable, type PlanLine, planRules } from './planLines.ts'

export const planColumns = css`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) minmax(0, 300px) 100px 140px 44px;
  align-items: center;
  gap: 4px 12px;
  padding: 6px 8px 6px 16px;
  .price, .amount { text-align: right; }
  .goods[data-wide] { grid-column: 2 / 4; }
  ${media.tablet} { grid-template-columns: 20px minmax(0, 1fr) 90px 140px 44px; .why { grid-area: 2 / 2 / auto / 6; }
    .goods[data-wide] { grid-column: 2; } }
  ${media.phone} {
    grid-template-columns: 44px minmax(0, 1fr) 44px;
    gap: 4px;
    padding: 8px 4px;
    > label { padding-left: 8px; }
    .goods[data-wide] { grid-column: 2; }
    .why { grid-area: 2 / 2 / auto / 4; padding-right: 8px; }
    .price { grid-area: 3 / 1 / auto / 3; padding-left: 8px; text-align: left; }
    .remove { grid-area: 1 / 3; align-self: start; }
    .amount { grid-area: 3 / 2 / auto / 4; justify-self: end; padding-right: 8px; }
  }
`
const row = css`
  min-height: 52px;
  border-top: 1px solid ${color.line};
  &[data-off] { background: ${color.ground}; }
  .name > a { color: ${color.ink}; font-weight: 600; ${media.touch} { margin-inline: -8px; padding: 14px 8px; } }
  .goods .second { display: flex; flex-wrap: wrap; gap: 0 10px; }
  .second, .why { ${type.small} color: ${color.second}; }
  .why[data-tone='plain'] { color: ${color.ink}; }
  .why[data-tone='warning'], .short { color: ${color.amber}; }
`

interface PlanRowProps {
  readonly line: PlanLine
  readonly onChange: (line: PlanLine) => void
  readonly onRemove: () => void
}

/** Goods of a plan: whether they are bought this time, how many, and why. */
export function PlanRow({ line, onChange, onRemove }: PlanRowProps) {
  const { goods, quantity, isTicked, note } = line
  const { name, spec, manufacturer, price, priceText, packUnit, packQuantity, stock, expiresOn, lastPurchase, caseQuantity } = goods
  const now = addable(line)
  const short =
    isTicked && now > 0 && now !== quantity ? `这次最多可加 ${now} ${packUnit}` : now === 0 && note === null ? '暂不能购买' : null
  const why =
    note === null && short === null && stock > 0 ? null : (
      <>
        {note?.text} {short !== null && <span className="short">{short}</span>} {stock <= 0 && <SoldOutWatch goods={goods} />}
      </>
    )
  return (
    <li className={`${planColumns} ${row}`} data-row data-off={now === 0 || undefined}>
      <Checkbox
        isChecked={isTicked && now > 0}
        isDisabled={now === 0}
        label={`本次采购 ${name}`}
        onChange={(isOn) => onChange({ ...line, isTicked: isOn })}
      />
      <div className="goods" data-wide={why === null || undefined}>
        <p className="name">
          <Link href={paths.goodsDetail(goods.goodsID)} data-stop="name" target="_blank">
            {name}
          </Link>
        </p>
        <p className="second">
          <span>{spec}</span>
          <span>{manufacturer}</span>
          {expiresOn && <span>{`效期 ${expiresOn}`}</span>}
          {lastPurchase && <span>{`上次 ¥${lastPurchase.price}×${lastPurchase.quantity}`}</span>}
          <StockText stock={stock} unit={packUnit} packQuantity={packQuantity} />
        </p>
      </div>
      {why !== null && (
        <p className="why" data-tone={note?.tone}>
          {why}
        </p>
      )}
      <div className="price">
        {typeof price === 'string' ? <Price amount={price} size="row" unit={packUnit} /> : <span className="second">{priceText}</span>}
      </div>
      <div className="amount">
        <QuantityStepper
          value={quantity}
          onChange={(changed) => onChange({ ...line, quantity: changed, isTicked: addable({ goods, quantity: changed }) > 0 })}
          onSubmit={goOn}
          rules={planRules(goods)}
          label={name}
          unit={packUnit}
          caseQuantity={caseQuantity ?? null}
        />
      </div>
      <span className="remove">
        <IconButton icon="close" label={`移除 ${name}`} data-stop="remove" onClick={onRemove} />
      </span>
    </li>
  )
}
