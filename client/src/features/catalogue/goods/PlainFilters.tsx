import { css } from '@emotion/css'
import { changedPlace, type GoodsListPlace, NOTHING_CHOSEN } from './changedPlace.ts'
import { FACETS } from './goodsListPlace.ts'

const TICKS = [
  [FACETS.classes, 'RX', '处方药'],
  [FACETS.classes, 'OTC_A', '甲类OTC'],
  [FACETS.classes, 'OTC_B', '乙类OTC'],
  [FACETS.bought, '1', '买过的'],
  ['in_stock', '1', '仅看有货'],
] as const

/** The filters where JavaScript is off: a form whose answer is the list. Rendered by the server alone, so no page loads its code. */
export function PlainFilters({ place }: { readonly place: GoodsListPlace }) {
  // oxlint-disable-next-line storefront/module-styles -- a call beside the imports would keep this file in the browser's code
  const form = css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    padding: 8px 12px;
    input[name='price'] { width: 7em; }
    label { display: inline-flex; align-items: center; gap: 4px; min-height: 44px; }
    button { min-width: 64px; min-height: 44px; }
  `
  const { makers, forms, specs, tags } = place
  const kept = new URL(changedPlace(place, { ...NOTHING_CHOSEN, makers, forms, specs, tags }), 'http://storefront.invalid')
  const chosen = new URL(changedPlace(place, {}), kept).searchParams
  return (
    <form className={form} action={kept.pathname} aria-label="筛选">
      {[...kept.searchParams].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {TICKS.map(([name, value, words]) => (
        <label key={words}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.has(name, value)} />
          {words}
        </label>
      ))}
      <label>
        价格 <input name={FACETS.prices} defaultValue={place.prices[0]} placeholder="如 5-20" maxLength={21} />
      </label>
      <button type="submit">筛选</button>
    </form>
  )
}
