import { css } from '@emotion/css'
import { Link } from '../../navigation/Link.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { color, control, media } from '../../ui/tokens.ts'
import { changedPlace, type GoodsListPlace } from './changedPlace.ts'
import type { SortKey } from './goodsListPlace.ts'
import { useGo } from '../../navigation/useGo.ts'

const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  padding: 0 12px;
  border: 1px solid ${color.line};
  border-bottom: 0;
  border-radius: 4px 4px 0 0;
  background: ${color.paper};
  ${media.phone} { padding: 0 4px 0 0; }
`
const sorts = css`
  display: flex;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  a {
    display: flex;
    align-items: center;
    gap: 2px;
    height: 40px;
    padding: 0 12px;
    border-bottom: 2px solid transparent;
    color: ${color.ink};
    white-space: nowrap;
  }
  a:hover { color: ${color.brand700}; text-decoration: none; }
  a:focus-visible { outline-offset: -2px; }
  a[aria-current] { border-bottom-color: ${color.brand700}; color: ${color.brand700}; font-weight: 600; }
  ${media.phone} { a { height: ${control.normal}; padding: 0 10px; } }
`

const items: readonly { key: SortKey; words: string }[] = [
  { key: 'default', words: '综合' },
  { key: 'sales', words: '销量' },
  { key: 'price_asc', words: '价格' },
  { key: 'expiry', words: '效期' },
  { key: 'new', words: '新品' },
]

/** The price link turns round when followed again. */
function priceLink(sort: SortKey): { key: SortKey; icon: 'chevronUp' | 'chevronDown' | null; words: string } {
  if (sort === 'price_asc') return { key: 'price_desc', icon: 'chevronUp', words: '价格，从低到高' }
  if (sort === 'price_desc') return { key: 'price_asc', icon: 'chevronDown', words: '价格，从高到低' }
  return { key: 'price_asc', icon: null, words: '价格' }
}

/** Sorting as links, so that each order has its address; the switch takes effect at once. */
export function ListTools({ place }: { place: GoodsListPlace }) {
  const go = useGo()
  const price = priceLink(place.sort)
  return (
    <div className={bar}>
      <nav aria-label="排序">
        <ul className={sorts}>
          {items.map(({ key, words }) => {
            const isPrice = key === 'price_asc'
            const isCurrent = place.sort === key || (isPrice && place.sort === 'price_desc')
            return (
              <li key={key}>
                <Link href={changedPlace(place, { sort: isPrice ? price.key : key })} aria-current={isCurrent ? 'true' : undefined} aria-label={isPrice ? price.words : undefined}>
                  {words}
                  {isPrice && price.icon && <Icon name={price.icon} />}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <Switch isOn={place.inStock} onChange={(inStock) => go(changedPlace(place, { inStock }))}>仅看有货</Switch>
    </div>
  )
}
