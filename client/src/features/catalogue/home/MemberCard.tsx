import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MemberCard_query$data, MemberCard_query$key } from '../../../__generated__/MemberCard_query.graphql.ts'
import { DestinationLink } from '../../../navigation/DestinationLink.tsx'
import { paths } from '../../../navigation/paths.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { Link } from '../../../navigation/Link.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { beside, narrow } from './homeLayout.ts'
import { grouped } from '../../../lib/grouped.ts'

const card = css`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 12px;
  > p { color: ${color.second}; ${type.small} }
  > p > b { display: block; color: ${color.ink}; font-size: var(--text-14); }
`
const ways = css`display: grid; grid-template-columns: 1fr 1fr; gap: 8px;`
const counts = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  row-gap: 8px;
  text-align: center;
  > div { display: flex; flex-direction: column-reverse; }
  dt { ${type.small} color: ${color.second}; }
  dd { ${type.price} font-weight: 600; }
`
const notices = css`
  padding-top: 8px;
  border-top: 1px solid ${color.line};
  ${type.small}
  li { display: flex; gap: 4px; margin-top: 8px; }
  ${narrow} { li:nth-child(n + 4) { display: none; } }
  ${media.touch} { li { margin-top: 0; line-height: 44px; } }
  b { flex: none; color: ${color.brand700}; font-weight: 400; }
  li > :last-child { overflow: hidden; color: ${color.ink}; text-overflow: ellipsis; white-space: nowrap; }
  ${beside} {
    li:nth-child(n + 5) { display: none; }
    li > :last-child { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; white-space: normal; }
  }
`

/** Who buys and what waits for them; for a visitor the way in. Beneath it what is new. */
export function MemberCard({ query: key, className }: { query: MemberCard_query$key; className: string }) {
  const { cartBadge, viewer, orderCounts, couponCounts, headlines } = useFragment(
    graphql`
      fragment MemberCard_query on Query {
        cartBadge
        viewer {
          name
          company
          points
          messageCount
        }
        orderCounts {
          unpaid
          toShip
          shipped
          inAfterSale
        }
        couponCounts {
          unused
        }
        headlines {
          articleID
          kind
          title
          url
        }
      }
    `,
    key,
  )
  const figures: readonly (readonly [string, number | undefined])[] = [
    ['待付款', orderCounts?.unpaid],
    ['待发货', orderCounts?.toShip],
    ['待收货', orderCounts?.shipped],
    ['售后', orderCounts?.inAfterSale],
    ['优惠券', couponCounts?.unused],
    ['积分', viewer?.points],
    ['消息', viewer?.messageCount],
    ['采购单', cartBadge ?? undefined],
  ]
  return (
    <section className={joinClasses(card, className)} aria-label="我的采购">
      {viewer ? (
        <>
          <p>
            <b>您好，{viewer.name ?? viewer.company}</b>
            {viewer.company}
          </p>
          <dl className={counts}>
            {figures.map(
              ([name, count]) =>
                count !== undefined && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{grouped(count)}</dd>
                  </div>
                ),
            )}
          </dl>
        </>
      ) : (
        <>
          <p>
            <b>您好，欢迎来采购</b>登录并通过资质审核后可见价格、下单采购
          </p>
          <div className={ways}>
            <Link href={paths.login(paths.home())} className={buttonClass('primary')}>
              登录
            </Link>
            <Link href={paths.register()} className={buttonClass('outline')}>
              免费注册
            </Link>
          </div>
        </>
      )}
      <News headlines={headlines} />
    </section>
  )
}

function News({ headlines }: Pick<MemberCard_query$data, 'headlines'>) {
  return (
    <div className={notices}>
      <h2>公告与资讯</h2>
      <ul>
        {(headlines ?? []).map(({ articleID, kind, title, url }) => (
          <li key={articleID} title={title}>
            <b>{kind === 'NOTICE' ? '公告' : '资讯'}</b>
            <DestinationLink to={{ url }}>{title}</DestinationLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
