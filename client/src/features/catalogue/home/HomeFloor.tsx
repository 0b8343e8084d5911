import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HomeFloor_floor$key } from '../../../__generated__/HomeFloor_floor.graphql.ts'
import { DestinationLink } from '../../../navigation/DestinationLink.tsx'
import { radius, type } from '../../../ui/tokens.ts'
import { BannerArt } from './BannerArt.tsx'
import { FloorHead } from './FloorHead.tsx'
import { HomeGoodsCard } from './HomeGoodsCard.tsx'
import { far, goodsGrid, panel, wide } from './homeLayout.ts'

const body = css`display: grid; ${wide} { grid-template-columns: 220px minmax(0, 1fr); }`
const tall = css`
  display: none;
  ${wide} { display: block; }
  > div { display: flex; flex-direction: column; height: 100%; gap: 8px; padding: 32px 20px 20px; }
  h3 { ${type.display} }
  p { font-size: var(--text-16); }
  a { align-self: start; padding: 6px 16px; border: 1px solid currentcolor; border-radius: ${radius}; color: inherit; }
  img { margin-block: auto; height: auto; padding: 8px; border-radius: ${radius}; background: #fff; }
`

/** A floor: its title line with the parts of its zone, a tall banner and its goods. */
export function HomeFloor({ floor: key }: { floor: HomeFloor_floor$key }) {
  const {
    name,
    subtitle,
    url,
    tabs,
    banners: [banner],
    goods,
  } = useFragment(
    graphql`
      fragment HomeFloor_floor on HomeFloor {
        name
        subtitle
        url
        tabs {
          name
          url
        }
        banners {
          title
          subtitle
          url
          goodsImages { url }
          ...BannerArt_banner
        }
        goods {
          id
          ...HomeGoodsCard_goods
        }
      }
    `,
    key,
  )
  if (goods.length === 0) return null
  return (
    <section className={far} aria-label={name}>
      <FloorHead title={name} words={subtitle}>
        {tabs.map((tab) => (
          <DestinationLink key={tab.name} to={{ url: tab.url }}>
            {tab.name}
          </DestinationLink>
        ))}
        <DestinationLink to={{ url }}>查看全部</DestinationLink>
      </FloorHead>
      <div className={`${panel} ${body}`}>
        {banner && (
          <BannerArt banner={banner} className={tall}>
            <h3>{banner.title}</h3>
            <p>{banner.subtitle}</p>
            <DestinationLink to={{ url: banner.url }}>去看看</DestinationLink>
            {banner.goodsImages.map(({ url: src }) => (
              <img key={src} src={src} alt="" width="180" height="180" loading="lazy" decoding="async" />
            ))}
          </BannerArt>
        )}
        <ul className={goodsGrid}>
          {goods.map((item) => (
            <HomeGoodsCard key={item.id} goods={item} />
          ))}
        </ul>
      </div>
    </section>
  )
}
