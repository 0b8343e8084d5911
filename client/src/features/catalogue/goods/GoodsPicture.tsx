import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsPicture_goods$key } from '../../../__generated__/GoodsPicture_goods.graphql.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { color, radius } from '../../../ui/tokens.ts'

const frame = css`
  display: grid;
  flex: none;
  place-content: center;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  color: ${color.disabled};
  background: ${color.paper};
  overflow: hidden;
  img { width: 100%; height: 100%; object-fit: contain; }
`
// Classes, not a style attribute: the content security policy lets no such attribute through in served HTML.
const frames = {
  44: joinClasses(frame, css`width: 44px; height: 44px;`),
  48: joinClasses(frame, css`width: 48px; height: 48px;`),
  56: joinClasses(frame, css`width: 56px; height: 56px;`),
  80: joinClasses(frame, css`width: 80px; height: 80px; border-color: transparent;`),
  180: joinClasses(frame, css`width: 180px; max-width: 100%; aspect-ratio: 1; border-color: transparent;`),
}

export interface GoodsPictureProps {
  goods: GoodsPicture_goods$key
  /** Pixels of its side. */
  size: keyof typeof frames
  /** The one picture the page is opened for; all others wait for its first paint. */
  isFirst?: boolean | undefined
}

/** The server draws the first picture into the page (server/firstPicture.ts), where its address is another one then. */
export const FIRST_PICTURE = { fetchPriority: 'high', suppressHydrationWarning: true } as const

/** Pictures that come before the first paint are drawn before it. */
export const LATER_PICTURE = { loading: 'lazy' } as const

/** The first picture of the package; the name beside it says the same, so it is silent. */
export function GoodsPicture({ goods: key, size, isFirst = false }: GoodsPictureProps) {
  const { images } = useFragment(graphql`fragment GoodsPicture_goods on Goods { images { url } }`, key)
  const [image] = images
  return (
    <span className={frames[size]}>
      {image === undefined ? (
        <Icon name="box" size={20} />
      ) : (
        <img src={image.url} alt="" width={size} height={size} {...(isFirst ? FIRST_PICTURE : LATER_PICTURE)} />
      )}
    </span>
  )
}
