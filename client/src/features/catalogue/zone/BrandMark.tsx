import { css } from '@emotion/css'
import { color, radius } from '../../../ui/tokens.ts'

const mark = css`width: 120px; height: 60px; padding: 6px; border: 1px solid ${color.line}; border-radius: ${radius};
  background: ${color.paper}; object-fit: contain;`

/** A brand's logo; its name stands beside it. */
export function BrandMark({ src }: { src: string }) {
  return <img className={mark} src={src} alt="" width="120" height="60" loading="lazy" />
}
