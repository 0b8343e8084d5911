import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EndingCoupons_coupons$key } from '../../../__generated__/EndingCoupons_coupons.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { endingWords } from './endingWords.ts'
import { textLink } from '../../../ui/textLink.ts'

const rows = css`
  li { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 10px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  li > div > small { display: block; ${type.small} color: ${color.second}; }
  li > div > small[data-soon] { color: ${color.amber}; font-weight: 600; }
`
const none = css`padding: 12px 16px; color: ${color.second};`

/** The coupons that lapse first. */
export function EndingCoupons({ coupons: key, now }: { coupons: EndingCoupons_coupons$key; now: string | null }) {
  const { edges } = useFragment(
    graphql`fragment EndingCoupons_coupons on CouponConnection { edges { node { id kind name face expiresAt } } }`,
    key,
  )
  return (
    <Panel title="先到期的优惠券" isFlush tools={<Link href={paths.coupons()}>全部</Link>}>
      {edges.length === 0 && (
        <p className={none}>
          没有可用的优惠券，
          <Link className={textLink} href={paths.couponCentre()}>
            去领券
          </Link>
        </p>
      )}
      <ul className={rows}>
        {edges.map(({ node }) => {
          const { expiresAt } = node
          const ending = typeof expiresAt === 'string' ? endingWords(expiresAt, now) : null
          return (
            <li key={node.id}>
              <div>
                {node.name}
                <small data-soon={ending === null ? undefined : ''}>
                  {ending ?? (typeof expiresAt === 'string' ? `${dateOf(expiresAt)} 前有效` : '有效期以商城为准')}
                </small>
              </div>
              {typeof node.face === 'string' ? <Price amount={node.face} /> : node.kind === 'SHIPPING' && <b>免运费</b>}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
