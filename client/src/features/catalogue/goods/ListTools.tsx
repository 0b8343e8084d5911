import { css } from '@emotion/css'
import { type ComponentType, createElement, useId, useState, useSyncExternalStore } from 'react'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { looks } from '../../../lib/looks.ts'
import { Link } from '../../../navigation/Link.tsx'
import type { ListView } from '../../../navigation/paths.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { useReacting } from '../../../ui/Reacting.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { color, control, media } from '../../../ui/tokens.ts'
import { changedPlace, type GoodsListPlace } from './changedPlace.ts'
import type { FilterPanelProps } from './FilterPanel.tsx'
import type { FilterSheetProps } from './FilterSheet.tsx'
import { choices } from './PageSizes.tsx'
import { PlainFilters } from './PlainFilters.tsx'
import type { SortKey } from './goodsListPlace.ts'
import { useGo } from '../../../navigation/useGo.ts'

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
  ${media.phone} { flex-wrap: wrap; padding: 0 4px; }
  &[data-alone] { border-bottom: 1px solid ${color.line}; border-radius: 4px; }
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

/** As high and wide while it is empty. */
const right = css`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: 0 16px;
  min-height: ${control.normal};
  ${media.phone} { flex: 1 0 100%; justify-content: flex-start; gap: 0 8px; > nav { margin-left: auto; } }
`
const filterButton = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: ${control.normal};
  padding: 0 4px;
  border: 0;
  background: none;
  white-space: nowrap;
  &:hover { color: ${color.brand700}; }
  &[aria-expanded='true'] { color: ${color.brand700}; }
`
const densityButton = joinClasses(
  filterButton,
  css`&[aria-pressed='true'] { color: ${color.brand700}; font-weight: 600; } ${media.phone} { display: none; }`,
)
const viewWords: Readonly<Record<ListView, { icon: IconName; words: string }>> = {
  pictures: { icon: 'grid', words: '大图' },
  table: { icon: 'list', words: '列表' },
  plain: { icon: 'menu', words: '无图列表' },
}

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
  const id = useId()
  const isReacting = useReacting()
  const [isOpen, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<FilterPanelProps> | null>(null)
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null)
  const open = async (): Promise<void> => {
    if (matchMedia(media.phone.slice('@media '.length)).matches) {
      const { FilterSheet } = await import('./FilterSheet.tsx')
      return setSheet(() => FilterSheet)
    }
    setOpen(!isOpen)
    const { FilterPanel } = await import('./FilterPanel.tsx')
    setPanel(() => FilterPanel)
  }
  return (
    <>
      <div className={bar} data-alone={place.view === 'pictures' && !isOpen ? '' : undefined}>
        <nav aria-label="排序">
          <ul className={sorts}>
            {items.map(({ key, words }) => {
              const isPrice = key === 'price_asc'
              const isCurrent = place.sort === key || (isPrice && place.sort === 'price_desc')
              return (
                <li key={key}>
                  <Link
                    href={changedPlace(place, { sort: isPrice ? price.key : key })}
                    aria-current={isCurrent ? 'true' : undefined}
                    aria-label={isPrice ? price.words : undefined}
                  >
                    {words}
                    {isPrice && price.icon && <Icon name={price.icon} />}
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
        <div className={right}>
          {isReacting && (
            <>
              <button
                type="button"
                className={filterButton}
                aria-expanded={isOpen}
                aria-controls={isOpen && Panel ? id : undefined}
                onClick={() => void open().catch(() => setOpen(false))}
              >
                <Icon name="filter" />
                筛选
                <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
              </button>
              <Switch isOn={place.inStock} onChange={(inStock) => go(changedPlace(place, { inStock }))}>
                仅看有货
              </Switch>
            </>
          )}
          {isReacting && place.view !== 'pictures' && <DensitySwitch />}
          {place.views.length > 1 && <ViewSwitch place={place} />}
        </div>
      </div>
      {/* In the browser it has no children, and none of their code. */}
      <noscript>{import.meta.env.SSR && <PlainFilters place={place} />}</noscript>
      {isOpen && Panel && createElement(Panel, { id, place })}
      {Sheet && createElement(Sheet, { place, onClose: () => setSheet(null) })}
    </>
  )
}

/** Low rows: more goods in sight, in every table of this device. */
function DensitySwitch() {
  const isCompact = useSyncExternalStore(
    looks.subscribe,
    () => looks.has('compact'),
    () => false,
  )
  return (
    <button type="button" className={densityButton} aria-pressed={isCompact} onClick={() => looks.turn('compact', !isCompact)}>
      紧凑
    </button>
  )
}

/** The same goods, laid out otherwise. */
function ViewSwitch({ place }: { place: GoodsListPlace }) {
  return (
    <nav aria-label="显示方式" className={choices}>
      {place.views.map((view) => {
        const { icon, words } = viewWords[view]
        return (
          <Link
            key={view}
            href={changedPlace(place, { view })}
            aria-current={view === place.view ? 'true' : undefined}
            aria-label={words}
            title={words}
          >
            <Icon name={icon} size={20} />
          </Link>
        )
      })}
    </nav>
  )
}
