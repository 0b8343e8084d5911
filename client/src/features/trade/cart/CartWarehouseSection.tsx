import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { CartWarehouseSection_warehouse$key } from '../../../__generated__/CartWarehouseSection_warehouse.graphql.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { CartLinesTable } from './CartLinesTable.tsx'

const section = css`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > div:nth-child(2) { border-width: 1px 0 0; border-radius: 0 0 ${radius} ${radius}; }
`
const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 280px) minmax(0, 280px);
  gap: 8px 24px;
  align-items: center;
  padding: 8px 16px;
  ${media.tablet} { grid-template-columns: minmax(112px, auto) minmax(0, 1fr) minmax(0, 1fr); }
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    padding: 4px 12px 8px;
    h2 { grid-column: 1 / -1; }
    > span:empty { display: none; }
  }
`
const title = css`
  font-weight: 600;
  label { gap: 16px; }
`
const fine = css`${type.small} color: ${color.second};`

type Props = {
  readonly warehouse: CartWarehouseSection_warehouse$key | null
  readonly name: string
  readonly rowCount: number
  readonly isAllSelected: boolean
  readonly isSomeSelected: boolean
  readonly canSelect: boolean
  readonly onSelect: (isSelected: boolean) => void
  /** Below the rows: what its orders bring back. */
  readonly foot: ReactNode
  /** The rows. */
  readonly children: ReactNode
}

/** The lines that ship from one warehouse, with what is missing for its minimum and for free freight. */
export function CartWarehouseSection({
  warehouse: key,
  name,
  rowCount,
  isAllSelected,
  isSomeSelected,
  canSelect,
  onSelect,
  foot,
  children,
}: Props) {
  const warehouse = useFragment(
    graphql`
      fragment CartWarehouseSection_warehouse on CartWarehouse {
        goodsAmount
        freeOver
        minimumOrder
        shipping
        shortOfFree
        shortOfMinimum
      }
    `,
    key,
  )
  return (
    <section className={section} aria-label={name}>
      <div className={head}>
        <h2 className={title}>
          <Checkbox
            isChecked={isAllSelected}
            isIndeterminate={isSomeSelected && !isAllSelected}
            isDisabled={!canSelect}
            onChange={onSelect}
          >
            {name}
          </Checkbox>
        </h2>
        {warehouse ? (
          <div className="priced">
            <MinimumProgress {...warehouse} />
          </div>
        ) : (
          <span />
        )}
        {warehouse && (
          <div className="priced">
            <FreightProgress {...warehouse} />
          </div>
        )}
      </div>
      <CartLinesTable caption={`${name}的商品`} rowCount={rowCount}>
        {children}
      </CartLinesTable>
      {foot}
    </section>
  )
}

const yuan = (amount: string): string => `¥${formatYuan(parseMoney(amount))}`

function MinimumProgress({ minimumOrder, shortOfMinimum }: { minimumOrder: string; shortOfMinimum: string }) {
  const minimum = parseMoney(minimumOrder)
  if (minimum === 0) return <span />
  const short = parseMoney(shortOfMinimum)
  return (
    <ProgressLine part={(minimum - short) / minimum}>
      {short > 0 ? `满 ${yuan(minimumOrder)} 起配，还差 ${yuan(shortOfMinimum)}` : `已达起配金额 ${yuan(minimumOrder)}`}
    </ProgressLine>
  )
}

function FreightProgress({
  freeOver,
  shipping,
  shortOfFree,
  goodsAmount,
}: {
  freeOver: string
  shipping: string | null | undefined
  shortOfFree: string
  goodsAmount: string
}) {
  const free = parseMoney(freeOver)
  const short = parseMoney(shortOfFree)
  if (free === 0) return <span className={fine}>免运费</span>
  if (parseMoney(goodsAmount) === 0) return <ProgressLine part={0}>满 {yuan(freeOver)} 免运费</ProgressLine>
  if (parseMoney(shipping ?? shortOfFree) === 0) return <ProgressLine part={1}>已免运费</ProgressLine>
  return (
    <ProgressLine part={(free - short) / free}>
      {typeof shipping === 'string' && `运费 ${yuan(shipping)}，`}再买 {yuan(shortOfFree)} 免运费
    </ProgressLine>
  )
}
