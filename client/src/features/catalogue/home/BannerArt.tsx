import { css } from '@emotion/css'
import { type ReactNode, useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BannerArt_banner$key } from '../../../__generated__/BannerArt_banner.graphql.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'

const frame = css`
  position: relative;
  overflow: hidden;
  color: #fff;
  > svg { position: absolute; inset: 0; }
  > div { position: relative; }
`

/** A banner's ground in its two colours. Drawn in the page: there from the first byte, and no picture is waited for. */
export function BannerArt({ banner: key, className, children }: { banner: BannerArt_banner$key; className: string; children: ReactNode }) {
  const { color, colorEnd } = useFragment(graphql`fragment BannerArt_banner on Banner { color colorEnd }`, key)
  const id = useId()
  return (
    <div className={joinClasses(frame, className)}>
      {/* Colours are attributes here: the content security policy lets no style attribute through in served HTML. */}
      <svg width="100%" height="100%" aria-hidden="true">
        <linearGradient id={id} x2="1" y2="1">
          <stop stopColor={color} />
          <stop offset="1" stopColor={colorEnd} />
        </linearGradient>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      <div>{children}</div>
    </div>
  )
}
