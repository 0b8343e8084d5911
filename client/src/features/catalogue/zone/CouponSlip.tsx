import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'

const slip = css`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr);
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > :first-child {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 4px;
    padding: 12px 8px;
    border-right: 2px dashed ${color.line};
    background: ${color.red50};
    ${type.small}
    text-align: center;
  }
  > :first-child > b { ${type.title} }
  &[data-kind='SHIPPING'] > :first-child { background: ${color.blue50}; color: ${color.blue}; }
  &[data-over] > :first-child { background: ${color.disabledGround}; color: ${color.second}; }
  > :last-child { display: grid; padding: 12px 16px; }
  h2 { ${type.body} font-weight: 600; }
  p { ${type.small} color: ${color.second}; }
`

/** A host need not say more of it than its name. */
type Coupon = {
  readonly kind: string | null | undefined
  readonly name: string
  readonly face?: string | null | undefined
  readonly minimum: string | null | undefined
}
type Props = {
  readonly coupon: Coupon
  /** It can be used no more. */
  readonly isOver?: boolean
  readonly className: string
  readonly children: ReactNode
}

/** A coupon as a slip: what it takes off and from which amount on at its left, the rest beside it. */
export function CouponSlip({ coupon: { kind, face, minimum }, isOver = false, className, children }: Props) {
  const tone = isOver || kind === 'SHIPPING' ? 'inherit' : 'price'
  return (
    <li className={joinClasses(slip, className)} data-kind={kind ?? undefined} data-over={isOver ? '' : undefined}>
      <div>
        {typeof face === 'string' ? <Price amount={face} size="detail" tone={tone} /> : <b>{kind === 'SHIPPING' ? '免运费' : '—'}</b>}
        <span>
          {minimum === '0.00' && '无门槛'}
          {typeof minimum === 'string' && minimum !== '0.00' && (
            <>
              满 <Price amount={minimum} size="small" tone="inherit" />
            </>
          )}
        </span>
      </div>
      <div>{children}</div>
    </li>
  )
}

/** Its name, after what kind it is. */
export function CouponName({ coupon: { kind, name } }: { readonly coupon: Pick<Coupon, 'kind' | 'name'> }) {
  return (
    <h2>
      {typeof kind === 'string' && <Tag tone={kind === 'SHIPPING' ? 'blue' : 'red'}>{kind === 'SHIPPING' ? '运费券' : '满减券'}</Tag>}{' '}
      {name}
    </h2>
  )
}
