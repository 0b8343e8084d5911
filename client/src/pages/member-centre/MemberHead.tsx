import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MemberHead_viewer$key } from '../../__generated__/MemberHead_viewer.graphql.ts'
import { standingWords } from '../../features/people/account/shopStanding.ts'
import { Link } from '../../navigation/Link.tsx'
import { paths } from '../../navigation/paths.ts'
import { Tag } from '../../ui/Tag.tsx'
import { color, media, radius, type } from '../../ui/tokens.ts'

const card = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 32px;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  h2 { ${type.price} font-weight: 600; }
  small { display: block; ${type.small} color: ${color.second}; }
  small a { display: inline-flex; align-items: center; min-height: 24px; }
  ul { display: flex; gap: 8px; text-align: center; }
  li a { display: grid; min-width: 72px; min-height: 44px; padding: 4px 8px; border-radius: ${radius}; color: ${color.second};
    ${type.small} }
  li a:hover { background: ${color.brand50}; text-decoration: none; }
  li b { ${type.title} color: ${color.ink}; font-variant-numeric: tabular-nums; }
  ${media.phone} { padding: 12px; small a { min-height: 44px; margin: -10px 0; }
    ul { flex: 1 1 100%; justify-content: space-between; gap: 0; } li { flex: 1; } li a { min-width: 0; } }
`

type Counts = { readonly unpaid: number; readonly toShip: number; readonly shipped: number; readonly inAfterSale: number }

/** Which shop it is, who looks after it, and its orders by state. */
export function MemberHead({ viewer: key, counts }: { viewer: MemberHead_viewer$key; counts: Counts | null }) {
  const viewer = useFragment(
    graphql`fragment MemberHead_viewer on Viewer { company standing accountManager { name phone isDefault } }`,
    key,
  )
  const manager = viewer.accountManager
  const { tone, short } = standingWords(viewer.standing)
  return (
    <section className={card} aria-label="店铺与订单">
      <div>
        <h2>
          {viewer.company} <Tag tone={tone}>{short}</Tag>
        </h2>
        {manager && (
          <small>
            {manager.isDefault ? '客户经理' : '专属客户经理'} {manager.name}　<a href={`tel:${manager.phone}`}>{manager.phone}</a>
          </small>
        )}
      </div>
      {counts && (
        <ul>
          {(
            [
              ['unpaid', '待付款', counts.unpaid],
              ['to_ship', '待发货', counts.toShip],
              ['shipped', '待收货', counts.shipped],
            ] as const
          ).map(([tab, words, count]) => (
            <li key={tab}>
              <Link href={paths.orders({ tab })}>
                <b>{count}</b>
                {words}
              </Link>
            </li>
          ))}
          <li>
            <Link href={paths.afterSales()}>
              <b>{counts.inAfterSale}</b>售后
            </Link>
          </li>
        </ul>
      )}
    </section>
  )
}
