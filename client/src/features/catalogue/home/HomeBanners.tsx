import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HomeBanners_home$key } from '../../../__generated__/HomeBanners_home.graphql.ts'
import { DestinationLink } from '../../../navigation/DestinationLink.tsx'
import { Carousel } from '../../../ui/Carousel.tsx'
import { useTakenOver } from '../../../ui/Reacting.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { FIRST_PICTURE } from '../goods/GoodsPicture.tsx'
import { BannerArt } from './BannerArt.tsx'

const art = css`
  height: 100%;
  min-height: 320px;
  > div { display: grid; height: 100%; padding: 24px 40px; align-content: center; justify-items: start; gap: 8px; }
  h2, p, a { position: relative; max-width: 50%; }
  h2 { font-size: 40px; line-height: 1.3; }
  p { ${type.price} }
  ${media.phone} {
    min-height: 184px;
    > div { padding: 16px; }
    h2 { width: 4.2em; font-size: 28px; }
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
/** The banner's own picture without its words: its ground runs out into the page's. */
const packs = css`
  position: absolute;
  right: 0;
  bottom: 0;
  width: min(100%, 736px);
  height: auto;
  mask-image: linear-gradient(90deg, transparent 49%, #000 53%), linear-gradient(transparent, #000 20%);
  -webkit-mask-composite: source-in;
  mask-composite: intersect;
`

/** The first one's is drawn in the served page, there with the first paint; the others' come with the script. */
function Packs({ src, isFirst }: { src: string; isFirst: boolean }) {
  const isTakenOver = useTakenOver()
  return isFirst || isTakenOver ? (
    <img src={src} className={packs} alt="" width="736" height="320" {...(isFirst ? FIRST_PICTURE : { decoding: 'async' })} />
  ) : null
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
          image { url }
          ...BannerArt_banner
        }
      }
    `,
    key,
  )
  const slides = banners.map((banner, at) => ({
    key: banner.bannerID,
    content: (
      <BannerArt banner={banner} className={art}>
        {banner.image && <Packs src={banner.image.url} isFirst={at === 0} />}
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
