import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HomeBanners_home$key } from '../../../__generated__/HomeBanners_home.graphql.ts'
import { DestinationLink } from '../../../navigation/DestinationLink.tsx'
import { Carousel } from '../../../ui/Carousel.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { BannerArt } from './BannerArt.tsx'
import { wide } from './homeLayout.ts'

const art = css`
  height: 100%;
  min-height: 320px;
  > div { display: grid; height: 100%; padding: 24px 40px 48px; align-content: center; justify-items: start; gap: 8px; }
  h2 { font-size: 48px; line-height: 1.3; }
  p { ${type.price} }
  ${media.phone} {
    min-height: 184px;
    > div { padding: 16px; }
    h2 { font-size: 28px; }
  }
`
const more = css`
  margin-top: 8px;
  padding: 6px 20px;
  border-radius: ${radius};
  color: ${color.ink};
  background: #fff;
  font-weight: 600;
  &:hover { background: ${color.brand50}; text-decoration: none; }
  ${media.phone} { padding-block: 11px; }
`
const packages = css`
  position: absolute;
  right: -24px;
  top: 50%;
  fill: #fff;
  fill-opacity: 0.16;
  stroke: #fff;
  stroke-opacity: 0.75;
  stroke-width: 1.5;
  stroke-linejoin: round;
  opacity: 0.5;
  transform: translateY(-50%);
  ${wide} { right: 32px; opacity: 1; }
`

/** A carton, a bottle and a blister: the ground's own drawing, so that the words stay the largest thing to be painted. */
function Packages() {
  return (
    <svg className={packages} width="240" height="200" viewBox="0 0 240 200" aria-hidden="true" focusable="false">
      <path d="M16 62 70 44l54 18v96l-54 20-54-20ZM16 62l54 18 54-18M70 80v98M30 100l26 9M30 114l26 9M30 128l16 6" />
      <path d="M140 58h44v16h-44ZM146 74h32v12l10 12v76a6 6 0 0 1-6 6h-40a6 6 0 0 1-6-6V98l10-12ZM136 112h52v42h-52M162 121v24M150 133h24" />
      <path d="M176 128h56v56h-56ZM190 142a6 6 0 1 0 .1 0M218 142a6 6 0 1 0 .1 0M190 164a6 6 0 1 0 .1 0M218 164a6 6 0 1 0 .1 0" />
    </svg>
  )
}

/** The banners at the top of the home page. */
export function HomeBanners({ home: key }: { home: HomeBanners_home$key }) {
  const { banners } = useFragment(
    graphql`
      fragment HomeBanners_home on Home {
        banners {
          bannerID
          title
          subtitle
          url
          ...BannerArt_banner
        }
      }
    `,
    key,
  )
  const slides = banners.map((banner) => ({
    key: banner.bannerID,
    content: (
      <BannerArt banner={banner} className={art}>
        <Packages />
        <h2>{banner.title}</h2>
        <p>{banner.subtitle}</p>
        <DestinationLink to={{ url: banner.url }} className={more}>
          去采购
        </DestinationLink>
      </BannerArt>
    ),
  }))
  return <Carousel label="活动" slides={slides} />
}
