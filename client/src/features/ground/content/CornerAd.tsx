import { css } from '@emotion/css'
import { DestinationLink, type Destination } from '../../../navigation/DestinationLink.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { color, layer, media, type } from '../../../ui/tokens.ts'

/**
 * Beside the content where there is room, else at the end of the navigation, where it stays behind when the page is scrolled.
 * The letters of so small a picture cannot be read: its words stand below it, and in the navigation instead of it.
 */
const corner = css`
  position: absolute;
  z-index: ${layer.bar};
  top: 124px;
  right: calc(var(--beside, 0px) + 8px);
  max-width: 96px;
  border: 1px solid ${color.line};
  background: ${color.paper};
  @media (min-width: 1500px) { position: fixed; top: 176px; }
  @media (max-width: 1023px) { display: none; }
  a, div > button { display: block; width: 100%; padding: 0; border: 0; color: ${color.price}; background: none; }
  img { width: 100%; height: auto; }
  span { display: block; padding: 2px 8px; ${type.small} text-align: center; }
  @media (max-width: 1499.98px) { max-width: none; img { display: none; } span { padding-right: 24px; } }
  > button { position: absolute; top: -12px; right: -4px; border: 1px solid ${color.line}; border-radius: 50%; background: ${color.paper}; }
  ${media.print} { display: none; }
`

export type CornerAdProps = {
  readonly ad: Destination & { readonly image: { readonly url: string; readonly alt: string } }
  readonly onClose: () => void
}

/** The ad that floats at the top right. */
export function CornerAd({ ad, onClose }: CornerAdProps) {
  return (
    <aside className={corner} aria-label="推广">
      <div>
        <DestinationLink to={ad}>
          <img src={ad.image.url} alt="" width="96" height="96" loading="lazy" />
          <span>{ad.image.alt}</span>
        </DestinationLink>
      </div>
      <IconButton icon="close" label="关闭推广" onClick={onClose} />
    </aside>
  )
}
