import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CouponList_coupons$key } from '../../../__generated__/CouponList_coupons.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { color, media } from '../../../ui/tokens.ts'
import { CouponName, CouponSlip } from '../../catalogue/zone/CouponSlip.tsx'
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
  > :last-child { align-content: start; gap: 6px; }
  .ending { color: ${color.amber}; font-weight: 600; }
  .foot { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; ${media.touch} { a { min-width: 44px; min-height: 44px; } } }
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
        edges { node { id kind name face minimum scope status expiresAt goodsIDs goods(limit: 3) { id goodsID name } } }
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
        picture="box"
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
          const { expiresAt } = node
          const isOver = node.status === 'USED' || node.status === 'EXPIRED'
          const ending = !isOver && typeof expiresAt === 'string' ? endingWords(expiresAt, now) : null
          return (
            <CouponSlip key={node.id} coupon={node} isOver={isOver} className={card}>
              <CouponName coupon={node} />
              <p>
                {typeof expiresAt === 'string' ? `有效期至 ${dateOf(expiresAt)}` : '有效期以商城为准'}{' '}
                {ending !== null && <span className="ending">{ending}</span>}
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
              {!isOver && node.goodsIDs.length === 0 && (
                <p className="foot">
                  <Link href={node.kind === 'SHIPPING' ? paths.cart() : paths.goodsList()} aria-label={`去使用：${node.name}`}>
                    去使用
                  </Link>
                </p>
              )}
            </CouponSlip>
          )
        })}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
