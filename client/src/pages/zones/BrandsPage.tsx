import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BrandsPageQuery } from '../../__generated__/BrandsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { ZoneHead } from '../../features/zone/ZoneHead.tsx'
import { zonePage } from '../../features/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { color, radius, type } from '../../ui/tokens.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
  gap: 12px;
  a { display: grid; justify-items: center; gap: 4px; height: 100%; padding: 16px 8px; border: 1px solid ${color.line}; border-radius: ${radius}; color: ${color.ink}; background: ${color.paper}; text-align: center; }
  a:hover { border-color: ${color.brand600}; }
  img { width: 96px; height: 48px; object-fit: contain; }
  small { ${type.small} color: ${color.second}; }
`

/** The brand zone (/ppzq). */
export function BrandsPage({ queryRef }: PageProps<BrandsPageQuery>) {
  const data = usePreloadedQuery<BrandsPageQuery>(
    graphql`
      query BrandsPageQuery @preloadable {
        ...Shell_query
        zone(kind: BRANDS) {
          ...ZoneHead_zone
        }
        site @catch(to: RESULT) {
          brands { brandID name logo count }
        }
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="品牌专区" tone="blue" icon="shield" />
      <Principal result={data.site}>
        {({ brands }) => (brands.length === 0 ? <EmptyState drawing="box" title="还没有品牌">稍后再来看看</EmptyState> : (
          <ul className={grid}>
            {brands.map(({ brandID, name, logo, count }) => (
              <li key={brandID}>
                <Link href={paths.brand(brandID)}>{typeof logo === 'string' && <img src={logo} alt="" width="96" height="48" loading="lazy" />}{name}<small>{count} 种在售</small></Link>
              </li>
            ))}
          </ul>
        ))}
      </Principal>
    </div>
  )
}
