import { css } from '@emotion/css'
import { Link } from '../../../navigation/Link.tsx'
import { color, control } from '../../../ui/tokens.ts'
import { changedPlace, type GoodsListPlace } from './changedPlace.ts'
import { PAGE_SIZES } from './goodsListPlace.ts'

/** A few links of which one is current: how many a page, or in which view. */
export const choices = css`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${color.second};
  a { display: grid; place-content: center; min-width: ${control.normal}; min-height: ${control.normal}; border-radius: 4px;
    color: inherit; }
  a[aria-current] { color: ${color.brand700}; background: ${color.brand50}; }
`

/** How many goods a page shows. */
export function PageSizes({ place }: { place: GoodsListPlace }) {
  return (
    <nav aria-label="每页数量" className={choices}>
      <span>每页</span>
      {PAGE_SIZES.map((size) => (
        <Link
          key={size}
          href={changedPlace(place, { size })}
          aria-current={size === place.size ? 'true' : undefined}
          aria-label={`每页 ${size} 种`}
        >
          {size}
        </Link>
      ))}
    </nav>
  )
}
