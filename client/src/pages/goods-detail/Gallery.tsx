import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Gallery_goods$key } from '../../__generated__/Gallery_goods.graphql.ts'
import { FIRST_PICTURE } from '../../features/catalogue/goods/GoodsPicture.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { color, media, radius } from '../../ui/tokens.ts'

const frame = css`min-width: 0; ${media.phone} { width: 100%; max-width: 168px; margin: 0 auto; }`
const picture = css`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  color: ${color.disabled};
  overflow: hidden;
  img { width: 100%; height: 100%; object-fit: contain; }
`
const thumbs = css`
  display: flex;
  gap: 8px;
  margin-top: 8px;
  overflow-x: auto;
  button { flex: none; width: 56px; height: 56px; padding: 0; border: 1px solid ${color.line}; border-radius: ${radius};
    background: ${color.paper}; }
  button[aria-pressed='true'] { border-color: ${color.brand700}; }
  img { width: 100%; height: 100%; object-fit: contain; }
`

export function Gallery({ goods: key }: { goods: Gallery_goods$key }) {
  const { images } = useFragment(graphql`fragment Gallery_goods on Goods { images { url alt } }`, key)
  const [shown, setShown] = useState(0)
  const image = images[shown] ?? images[0]
  return (
    <div className={frame}>
      <div className={picture}>
        {image === undefined ? (
          <Icon name="box" size={20} label="暂无图片" />
        ) : (
          <img src={image.url} alt={`${image.alt} 包装`} width={400} height={400} {...FIRST_PICTURE} />
        )}
      </div>
      {images.length > 1 && (
        <div className={thumbs}>
          {images.map(({ url }, index) => (
            <button
              key={url}
              type="button"
              aria-label={`第 ${index + 1} 张图片`}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            >
              <img src={url} alt="" width={56} height={56} loading="lazy" decoding="async" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
