import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BrandsPageQuery } from '../../__generated__/BrandsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { BuyerNotice } from '../../features/catalogue/goods/BuyerNotice.tsx'
import { GoodsCards } from '../../features/catalogue/goods/GoodsCards.tsx'
import { ListPages } from '../../features/people/member/ListPages.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Reacting } from '../../ui/Reacting.tsx'
import { color, radius, type } from '../../ui/tokens.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  @media (max-width: 1023.98px) { grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr)); }
  gap: 12px;
  a { display: grid; justify-items: center; gap: 4px; height: 100%; padding: 16px 8px; border: 1px solid ${color.line};
    border-radius: ${radius}; color: ${color.ink}; background: ${color.paper}; text-align: center; }
  a:hover { border-color: ${color.brand600}; }
  img { width: 96px; height: 48px; object-fit: contain; }
  small { ${type.small} color: ${color.second}; }
`

const hot = css`margin-top: 24px; > h2 { ${type.title} margin-bottom: 8px; }`
const HOT = 10
/** So many brands a page; all of them come with the site's data. */
const PAGE = 24

/** The brand zone (/ppzq/{page?}). */
export function BrandsPage({ queryRef, place: { params } }: PageProps<BrandsPageQuery>) {
  const data = usePreloadedQuery<BrandsPageQuery>(
    graphql`
      query BrandsPageQuery @preloadable {
        ...Shell_query
        zone(kind: BRANDS) {
          ...ZoneHead_zone
        }
        site @catch(to: RESULT) {
          brands { brandID name logo { url } count }
        }
        focus: zoneFocus(zone: BRANDS) @catch(to: NULL) {
          goods { id ...GoodsRow_goods ...GoodsCards_goods }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const [now] = useState(() => Date.now())
  const page = Math.max(1, Number(params['page'] ?? 1))
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="品牌专区" tone="blue" icon="shield" />
      <Principal result={data.site}>
        {({ brands }) =>
          brands.length === 0 ? (
            <EmptyState picture="box" title="还没有品牌">
              稍后再来看看
            </EmptyState>
          ) : (
            <>
              <ul className={grid}>
                {brands.slice((page - 1) * PAGE, page * PAGE).map(({ brandID, name, logo, count }) => (
                  <li key={brandID}>
                    <Link href={paths.brand(brandID)}>
                      {logo && <img src={logo.url} alt="" width="96" height="48" loading="lazy" />}
                      {name}
                      <small>{count} 种在售</small>
                    </Link>
                  </li>
                ))}
              </ul>
              {brands.length > PAGE && (
                <ListPages cursors={cursorsOf(page, Math.ceil(brands.length / PAGE))} hrefOf={(to) => paths.brands({ page: to })} />
              )}
            </>
          )
        }
      </Principal>
      {data.focus && data.focus.goods.length > 0 && page === 1 && (
        <section className={hot} aria-label="品牌热销">
          <h2>品牌热销</h2>
          <BuyerNotice query={data} />
          <Reacting>
            <GoodsCards goods={data.focus.goods.slice(0, HOT)} now={now} />
          </Reacting>
        </section>
      )}
    </div>
  )
}

function cursorsOf(page: number, last: number) {
  const pages = Array.from({ length: last }, (_, nth) => nth + 1).filter((candidate) => Math.abs(candidate - page) <= 2)
  return { last: { page: last }, around: pages.map((near) => ({ page: near, isCurrent: near === page })) }
}
