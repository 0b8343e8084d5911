import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ControlledAds_banners$key } from '../../../__generated__/ControlledAds_banners.graphql.ts'
import { DestinationLink } from '../../../navigation/DestinationLink.tsx'
import { paths } from '../../../navigation/paths.ts'
import { media, radius, type } from '../../../ui/tokens.ts'
import { BannerArt } from '../home/BannerArt.tsx'

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: 12px;
  margin-bottom: 12px;
  a, li > span { display: block; color: #fff; }
  a:hover { text-decoration: none; filter: brightness(1.08); }
  ${media.phone} { grid: auto / auto-flow max-content; gap: 8px; margin-bottom: 8px; overflow-x: auto; scrollbar-width: none; }
`
const art = css`
  border-radius: ${radius};
  > div { display: flex; align-items: center; gap: 12px; min-height: 96px; padding: 12px 16px; }
  .words { flex: 1; min-width: 0; }
  b { display: block; ${type.price} }
  small { ${type.small} }
  img { flex: none; border-radius: ${radius}; }
  @media (max-width: 1023.98px) { img { width: 44px; height: 44px; ~ img { display: none; } } }
  ${media.phone} { > div { min-height: 60px; padding: 4px 12px; } }
`

/** Ads of the controlled-sale zone, each leading to its maker's goods. */
export function ControlledAds({ banners: key }: { banners: ControlledAds_banners$key }) {
  const banners = useFragment(
    graphql`
      fragment ControlledAds_banners on Banner @relay(plural: true) {
        bannerID
        title
        subtitle
        url
        notice
        goodsImages { url }
        ...BannerArt_banner
      }
    `,
    key,
  )
  // What leads back to the zone is no way on from it.
  const shown = banners.filter(({ url }) => url !== paths.controlled())
  if (shown.length === 0) return null
  return (
    <ul className={row} aria-label="控销专场">
      {shown.map((banner) => (
        <li key={banner.bannerID}>
          <DestinationLink to={banner}>
            <BannerArt banner={banner} className={art}>
              <span className="words">
                <b>{banner.title}</b>
                <small>{banner.subtitle}</small>
              </span>
              {banner.goodsImages.slice(0, 2).map(({ url }) => (
                <img key={url} src={url} alt="" width="72" height="72" decoding="async" loading="lazy" />
              ))}
            </BannerArt>
          </DestinationLink>
        </li>
      ))}
    </ul>
  )
}
