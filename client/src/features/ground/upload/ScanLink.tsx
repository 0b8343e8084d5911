import { css } from '@emotion/css'
import { useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { color, media, radius } from '../../../ui/tokens.ts'

const scan = css`
  display: grid;
  place-items: center;
  width: 72px;
  height: 54px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.ground};
  color: ${color.second};
  overflow: hidden;
  img { width: 100%; height: 100%; object-fit: cover; }
  a& { cursor: zoom-in; }
  a&:hover { border-color: ${color.brand700}; }
  ${media.phone} { width: 56px; height: 44px; }
`

/** A paper that was handed in, small: a picture as itself, a PDF by its sign; it opens large beside. Without one, that there is none. */
export function ScanLink({ file, name }: { readonly file: string | null | undefined; readonly name: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (typeof file !== 'string')
    return (
      <span className={scan} title="没有扫描件">
        <Icon name="shield" size={20} />
      </span>
    )
  const isPicture = !file.endsWith('.pdf') && file !== broken
  return (
    <a className={scan} href={file} target="_blank" rel="noreferrer" aria-label={`查看${name}`}>
      {isPicture ? (
        <img src={file} alt="" width={72} height={54} loading="lazy" onError={() => setBroken(file)} />
      ) : (
        <Icon name="document" size={20} />
      )}
    </a>
  )
}
