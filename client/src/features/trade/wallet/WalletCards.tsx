import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WalletCards_wallet$key } from '../../../__generated__/WalletCards_wallet.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { Price } from '../../../ui/Price.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { grouped } from '../../../lib/grouped.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 12px;
  ${media.phone} { grid-template-columns: 1fr 1fr; gap: 8px; }
  > li { display: grid; align-content: space-between; gap: 4px; padding: 16px; border: 1px solid ${color.line}; border-radius: ${radius};
    background: ${color.paper}; ${media.phone} { padding: 12px; } }
  h2 { ${type.body} color: ${color.second}; font-weight: 400; }
  b { ${type.title} font-variant-numeric: tabular-nums; }
  > li > small, em { ${type.small} color: ${color.second}; font-style: normal; font-weight: 400; }
  p { display: flex; flex-wrap: wrap; gap: 0 16px; padding-top: 4px; a { display: inline-flex; align-items: center; min-height: 24px; }
    ${media.phone} { a { min-width: 44px; min-height: 44px; } } }
`

type Card = {
  readonly name: string
  readonly value: ReactNode
  readonly note: ReactNode
  readonly links: readonly (readonly [Path, string])[]
}

/** The four purses, each with where it is spent and looked into. */
export function WalletCards({ wallet: key, couponCount }: { wallet: WalletCards_wallet$key; couponCount: number | null }) {
  const wallet = useFragment(graphql`fragment WalletCards_wallet on Wallet { balance withdrawing points voucher voucherCount }`, key)
  const cards: readonly Card[] = [
    {
      name: '余额',
      value: <Price amount={wallet.balance} size="page" tone="ink" />,
      note:
        wallet.withdrawing === '0.00' ? (
          '结算时可抵货款和运费'
        ) : (
          <>
            提现处理中 <Price amount={wallet.withdrawing} size="small" tone="ink" />
          </>
        ),
      links: [
        [paths.balance(), '充值与提现'],
        [paths.statement(), '对账单'],
      ],
    },
    {
      name: '积分',
      value: typeof wallet.points === 'number' ? grouped(wallet.points) : '—',
      note: '收货后每 1 元返 1 分',
      links: [
        [paths.points(), '积分明细'],
        [paths.pointsMall(), '积分商城'],
      ],
    },
    {
      name: '优惠券',
      value:
        couponCount === null ? (
          '—'
        ) : (
          <>
            {couponCount} <em>张可用</em>
          </>
        ),
      note: '满减券与运费券各用一张',
      links: [
        [paths.coupons(), '查看'],
        [paths.couponCentre(), '去领券'],
      ],
    },
    {
      name: '现金券',
      value: <Price amount={wallet.voucher} size="page" tone="ink" />,
      note: `${wallet.voucherCount} 张可用，直接抵货款`,
      links: [
        [paths.vouchers(), '查看'],
        [paths.vouchers({ tab: 'log' }), '明细'],
      ],
    },
  ]
  return (
    <ul className={grid}>
      {cards.map(({ name, value, note, links }) => (
        <li key={name}>
          <h2>{name}</h2>
          <b>{value}</b>
          <small>{note}</small>
          <p>
            {links.map(([href, words]) => (
              <Link key={href} href={href}>
                {words}
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
