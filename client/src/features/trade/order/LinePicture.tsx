import { css } from '@emotion/css'
import { Icon } from '../../../ui/Icon.tsx'
import { color, radius } from '../../../ui/tokens.ts'

const frame = css`
  display: grid;
  flex: none;
  place-content: center;
  width: 44px;
  height: 44px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  color: ${color.disabled};
  background: ${color.paper};
  overflow: hidden;
  img { width: 100%; height: 100%; object-fit: contain; }
`

/** The package as it was when ordered; the name beside it says the same. */
export function LinePicture({ images }: { images: readonly { readonly url: string }[] }) {
  const [image] = images
  return (
    <span className={frame}>
      {image === undefined ? (
        <Icon name="box" size={20} />
      ) : (
        <img src={image.url} alt="" width={44} height={44} decoding="async" loading="lazy" />
      )}
    </span>
  )
}
