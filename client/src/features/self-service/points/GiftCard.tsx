import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GiftCard_gift$key } from '../../../__generated__/GiftCard_gift.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { FIRST_PICTURE, LATER_PICTURE } from '../../catalogue/goods/GoodsPicture.tsx'
import { Points } from './Points.tsx'
import { grouped } from '../../../lib/grouped.ts'

export const giftGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 12px;
  padding: 12px 0;
  ${media.phone} { grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr)); gap: 8px; padding: 8px 0; }
`
const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  overflow: hidden;
  &:hover { border-color: ${color.brand700}; }
  > img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: contain; }
  &[data-gone] > img { filter: grayscale(1); opacity: 0.55; }
  > div { display: flex; flex: 1; flex-direction: column; gap: 4px; padding: 12px; ${media.phone} { padding: 8px; } }
  h2 { ${type.body} font-weight: 600; }
  /* The whole card opens the gift; its button says so to those who cannot see it. */
  h2 > button {
    padding: 0; border: 0; color: inherit; background: none; font: inherit; text-align: left;
    ${media.touch} { width: 100%; margin-block: -12px; padding-block: 12px; }
    &::after { content: ''; position: absolute; inset: 0; } &:hover { color: ${color.brand700}; } }
  p { ${type.small} color: ${color.second}; }
  .foot { display: flex; ${media.phone} { flex-wrap: wrap; } align-items: center; justify-content: space-between; gap: 8px;
    margin-top: auto; padding-top: 4px; }
  .foot > :last-child { position: relative; ${media.phone} { flex: 1; } }
`

export type GiftCardProps = {
  readonly gift: GiftCard_gift$key
  /** The shop's points; null for a visitor. */
  readonly points: number | null
  /** Where a visitor comes back to. */
  readonly here: Path
  readonly isFirst: boolean
  readonly onOpen: (giftID: string) => void
}

/** One gift: what it is, how many points it costs, and whether the shop has them. */
export function GiftCard({ gift: key, points, here, isFirst, onOpen }: GiftCardProps) {
  const gift = useFragment(
    graphql`
      fragment GiftCard_gift on PointsGift {
        giftID
        name
        spec
        image { url }
        points
        worth
        stock
        exchangedCount
        perMember
        boughtCount
      }
    `,
    key,
  )
  const open = (): void => onOpen(gift.giftID)
  const isGone = gift.stock <= 0
  return (
    <li className={card} data-gone={isGone || undefined}>
      {gift.image && <img src={gift.image.url} alt="" width="220" height="165" {...(isFirst ? FIRST_PICTURE : LATER_PICTURE)} />}
      <div>
        <h2>
          <button type="button" aria-haspopup="dialog" onClick={open}>
            {gift.name}
          </button>
        </h2>
        <p>{gift.spec}</p>
        <p>
          参考价 ¥{gift.worth} · {isGone ? '已兑完' : `剩 ${gift.stock} 件`}
          {gift.exchangedCount > 0 && ` · 已兑 ${gift.exchangedCount}`}
        </p>
        <div className="foot">
          <Points value={gift.points} />
          {points === null ? (
            <Link className={buttonClass('outline')} href={paths.login(here)} aria-label={`登录后兑换：${gift.name}`}>
              登录后兑换
            </Link>
          ) : (
            <Exchange gift={gift} points={points} onOpen={open} />
          )}
        </div>
      </div>
    </li>
  )
}

type Exchangeable = {
  readonly name: string
  readonly points: number
  readonly stock: number
  readonly perMember: number | null | undefined
  readonly boughtCount: number
}

function Exchange({
  gift: { name, points: price, stock, perMember, boughtCount },
  points,
  onOpen,
}: {
  gift: Exchangeable
  points: number
  onOpen: () => void
}) {
  if (stock <= 0) return <Button disabled>已兑完</Button>
  if (typeof perMember === 'number' && boughtCount >= perMember) return <Button disabled>已兑满 {perMember} 件</Button>
  if (points < price) return <Button disabled>还差 {grouped(price - points)}</Button>
  return (
    <Button variant="outline" aria-haspopup="dialog" aria-label={`兑换：${name}`} onClick={onOpen}>
      兑换
    </Button>
  )
}
