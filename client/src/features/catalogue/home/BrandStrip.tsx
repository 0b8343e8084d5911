import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BrandStrip_site$key } from '../../../__generated__/BrandStrip_site.graphql.ts'
import { DestinationLink } from '../../../navigation/DestinationLink.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'
import { FloorHead } from './FloorHead.tsx'

const list = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(112px, 1fr);
  gap: 8px;
  overflow-x: auto;
  scrollbar-width: thin;
  li > * {
    display: grid;
    justify-items: center;
    gap: 4px;
    height: 100%;
    padding: 12px 8px;
    border: 1px solid ${color.line};
    border-radius: ${radius};
    color: ${color.ink};
    background: ${color.paper};
    ${type.small}
    text-align: center;
  }
  a:hover { border-color: ${color.brand700}; text-decoration: none; }
  small { color: ${color.second}; font-size: inherit; }
`

/** Manufacturers with much on sale, each leading to its goods. */
export function BrandStrip({ site: key }: { site: BrandStrip_site$key }) {
  const { brands } = useFragment(
    graphql`
      fragment BrandStrip_site on Site {
        brands {
          brandID
          name
          logo { url }
          url
          count
        }
      }
    `,
    key,
  )
  if (brands.length === 0) return null
  return (
    <section aria-label="品牌厂家">
      <FloorHead title="品牌厂家" words="厂家授权，渠道可查" />
      <ul className={list}>
        {brands.map(({ brandID, name, logo, url, count }) => (
          <li key={brandID}>
            <DestinationLink to={{ url }}>
              {logo && <img src={logo.url} alt="" width="48" height="48" loading="lazy" decoding="async" />}
              {name}
              <small>{count} 个品规</small>
            </DestinationLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
