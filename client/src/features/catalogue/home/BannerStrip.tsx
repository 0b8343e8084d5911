import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BannerStrip_banners$key } from '../../../__generated__/BannerStrip_banners.graphql.ts'
import { DestinationLink } from '../../../navigation/DestinationLink.tsx'
import { media, radius, type } from '../../../ui/tokens.ts'
import { BannerArt } from './BannerArt.tsx'

const strip = css`
  margin-bottom: 12px;
  border-radius: ${radius};
  > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; padding: 14px 16px; }
  strong { ${type.title} }
  a { color: #fff; text-decoration: underline; ${media.touch} { margin-block: -14px; padding-block: 14px; } }
  ${media.phone} { margin-bottom: 8px; > div { padding: 10px 12px; } strong { font-size: var(--text-16); } }
`

/** Banners as strips, a line high each, where a page is about something else. */
export function BannerStrip({ banners: key, label }: { readonly banners: BannerStrip_banners$key; readonly label: string }) {
  const banners = useFragment(
    graphql`
      fragment BannerStrip_banners on Banner @relay(plural: true) {
        bannerID
        title
        subtitle
        url
        notice
        ...BannerArt_banner
      }
    `,
    key,
  )
  return banners.map((banner) => (
    <BannerArt key={banner.bannerID} banner={banner} className={strip}>
      <strong>{banner.title}</strong>
      <span>{banner.subtitle}</span>
      <DestinationLink to={banner}>{label}</DestinationLink>
    </BannerArt>
  ))
}
