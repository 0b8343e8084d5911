import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsFacts_goods$key } from '../../../__generated__/GoodsFacts_goods.graphql.ts'
import { ExpiryText } from '../../../ui/ExpiryText.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { color } from '../../../ui/tokens.ts'

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: 0 24px;
  > div { display: flex; gap: 8px; min-width: 0; padding: 4px 0; }
  dt { flex: none; width: 5em; color: ${color.second}; }
  dd { min-width: 0; }
`

/** What a pharmacist checks before ordering, as a two-column list. */
export function GoodsFacts({ goods: key, now }: { goods: GoodsFacts_goods$key; now: number }) {
  const goods = useFragment(
    graphql`
      fragment GoodsFacts_goods on Goods {
        manufacturer
        spec
        dosageForm
        packUnit
        approvalNumber
        barcode
        packQuantity
        caseQuantity
        minimumQuantity
        stock
        expiresOn
      }
    `,
    key,
  )
  const unit = goods.packUnit
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['批准文号', goods.approvalNumber ?? '—'],
    ['生产厂家', goods.manufacturer],
    ['规格', goods.spec],
    ['剂型', goods.dosageForm],
    ['中包装', `${goods.packQuantity} ${unit}`],
    ['件装量', typeof goods.caseQuantity === 'number' ? `${goods.caseQuantity} ${unit}` : '—'],
    ['有效期至', <ExpiryText key="expiry" expiresOn={goods.expiresOn} now={now} isInline />],
    ['库存', <StockText key="stock" stock={goods.stock} unit={unit} packQuantity={goods.packQuantity} isLabelled />],
    ['起购量', `${goods.minimumQuantity} ${unit}`],
    ['商品条码', goods.barcode ?? '—'],
  ]
  return (
    <dl className={list}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
