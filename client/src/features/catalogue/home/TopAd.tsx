import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TopAd_focus$key } from '../../../__generated__/TopAd_focus.graphql.ts'
import { DestinationLink } from '../../../navigation/DestinationLink.tsx'
import { media } from '../../../ui/tokens.ts'
import { BannerArt } from './BannerArt.tsx'

const strip = css`
  margin-bottom: 12px;
  > div { display: flex; justify-content: center; gap: 16px; }
  a, button, p { padding: 12px 0; border: 0; color: inherit; background: none; }
  a, button { text-decoration: underline; }
  ${media.phone} { p { display: none; } }
`

/** The ad at the head of the home page: one line, drawn in the page. */
export function TopAd({ focus: key }: { focus: TopAd_focus$key }) {
  const { banners } = useFragment(
    graphql`
      fragment TopAd_focus on Focus {
        banners { title subtitle url notice ...BannerArt_banner }
      }
    `,
    key,
  )
  const [banner] = banners
  if (banner === undefined) return null
  return (
    <aside aria-label="页头推广">
      <BannerArt banner={banner} className={strip}>
        <DestinationLink to={banner}>{banner.title}</DestinationLink>
        <p>{banner.subtitle}</p>
      </BannerArt>
    </aside>
  )
}
