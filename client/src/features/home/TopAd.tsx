import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TopAd_focus$key } from '../../__generated__/TopAd_focus.graphql.ts'
import { DestinationLink } from '../../navigation/DestinationLink.tsx'
import { media, radius } from '../../ui/tokens.ts'
import { BannerArt } from './BannerArt.tsx'

const strip = css`
  margin-bottom: 12px;
  border-radius: ${radius};
  > div { display: flex; align-items: center; justify-content: center; gap: 4px 16px; min-height: 44px; padding: 0 16px; }
  a, button { padding: 0; border: 0; color: inherit; background: none; font-weight: 600; text-decoration: underline; }
  ${media.phone} { p { display: none; } a, button { min-height: 44px; display: inline-flex; align-items: center; } }
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
