import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CouponList_coupons$key } from '../../../__generated__/CouponList_coupons.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { ListPages } from '../../people/member/ListPages.tsx'
import { endingWords } from './endingWords.ts'
import type { PieceTab } from './logPlace.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: 12px;
  margin-top: 12px;
`
const card = css`
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
  > :last-child { display: grid; align-content: start; gap: 6px; padding: 12px 16px; }
  h2 { ${type.body} font-weight: 600; }
  p { ${type.small} color: ${color.second}; }
  .ending { color: ${color.amber}; font-weight: 600; }
  .foot { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; ${media.touch} { a { min-height: 44px; } } }
  .goods a { display: inline-flex; align-items: center; min-height: 24px; margin-right: 12px; ${media.touch} { min-height: 44px; } }
`

const empty: Readonly<Record<PieceTab, readonly [string, string]>> = {
  unused: ['没有可用的优惠券', '去领券中心看看，或输入券码兑换'],
  used: ['没有用过的优惠券', '用过的券和它省下的钱记在订单里'],
  expired: ['没有过期的优惠券', '快到期的券会在会员中心提醒'],
}

type Props = {
  readonly coupons: CouponList_coupons$key
  readonly tab: PieceTab
  readonly now: string | null
  readonly hrefOf: (page: number) => Path
}

/** The shop's coupons of one state: what each takes off, until when, and the goods it fits. */
export function CouponList({ coupons: key, tab, now, hrefOf }: Props) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment CouponList_coupons on CouponConnection {
        edges { node { id kind name face minimum scope status expiresAt goodsIDs goods(first: 3) { id goodsID name } } }
        pageCursors {
          last { page }
          around { page isCurrent }
        }
      }
    `,
    key,
  )
  if (edges.length === 0)
    return (
      <EmptyState
        drawing="box"
        title={empty[tab][0]}
        action={
          tab === 'unused' ? (
            <Link className={buttonClass('primary')} href={paths.couponCentre()}>
              去领券
            </Link>
          ) : undefined
        }
      >
        {empty[tab][1]}
      </EmptyState>
    )
  return (
    <>
      <ul className={grid} aria-label="优惠券">
        {edges.map(({ node }) => {
          const ending = node.status === 'UNUSED' ? endingWords(node.expiresAt, now) : null
          return (
            <li key={node.id} className={card} data-kind={node.kind} data-over={node.status === 'UNUSED' ? undefined : ''}>
              <div>
                {typeof node.face === 'string' ? (
                  <Price
                    amount={node.face}
                    size="detail"
                    tone={node.status === 'UNUSED' && node.kind !== 'SHIPPING' ? 'price' : 'inherit'}
                  />
                ) : (
                  <b>免运费</b>
                )}
                <span>
                  {node.minimum === '0.00' ? (
                    '无门槛'
                  ) : (
                    <>
                      满 <Price amount={node.minimum} size="small" tone="inherit" />
                    </>
                  )}
                </span>
              </div>
              <div>
                <h2>
                  <Tag tone={node.kind === 'SHIPPING' ? 'blue' : 'red'}>{node.kind === 'SHIPPING' ? '运费券' : '满减券'}</Tag> {node.name}
                </h2>
                <p>
                  有效期至 {dateOf(node.expiresAt)} {ending !== null && <span className="ending">{ending}</span>}
                </p>
                {node.goodsIDs.length === 0 ? (
                  <p>{node.scope}</p>
                ) : (
                  <p className="goods">
                    适用：
                    {node.goods.map((goods) => (
                      <Link key={goods.id} href={paths.goodsDetail(goods.goodsID)}>
                        {goods.name}
                      </Link>
                    ))}
                    {node.goodsIDs.length > node.goods.length && `等 ${node.goodsIDs.length} 种商品`}
                  </p>
                )}
                {node.status === 'UNUSED' && node.goodsIDs.length === 0 && (
                  <p className="foot">
                    <Link href={node.kind === 'SHIPPING' ? paths.cart() : paths.goodsList()} aria-label={`去使用：${node.name}`}>
                      去使用
                    </Link>
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
