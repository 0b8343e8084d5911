import { css } from '@emotion/css'
import { type ReactNode, use } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { BelowTitle } from './belowTitle.ts'
import { color, type } from './tokens.ts'

const wrap = css`display: grid; justify-items: center; gap: 8px; padding: 48px 16px; text-align: center; color: ${color.second};`
const heading = css`${type.price} font-weight: 600; color: ${color.ink};`
const act = css`margin-top: 8px; display: flex; gap: 8px;`
const pictureStyle = css`
  fill: none;
  stroke: ${color.control};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  .leaf { stroke: ${color.brand600}; fill: ${color.brand50}; }
`

const pictures = {
  box: (
    <>
      <path d="M20 36 60 22l40 14v34L60 84 20 70ZM20 36l40 14 40-14M60 50v34" />
      <path className="leaf" d="M40 29l40 14v12l-8-3-4 3V47L30 32.5" />
    </>
  ),
  search: (
    <>
      <path d="M24 22h52v62H24ZM34 36h24M34 48h18M34 60h14" />
      <circle className="leaf" cx="76" cy="58" r="15" />
      <path d="m87 69 14 14" />
    </>
  ),
  cart: (
    <>
      <path d="M16 26h12l10 38h44l8-28H32" />
      <circle cx="46" cy="76" r="4" />
      <circle cx="76" cy="76" r="4" />
      <path className="leaf" d="M50 36V20h22v16Z" />
    </>
  ),
  lock: (
    <>
      <path className="leaf" d="M36 46h48v36H36Z" />
      <path d="M46 46V36a14 14 0 0 1 28 0v10M60 60v8" />
    </>
  ),
  broken: (
    <>
      <path d="M22 28h76v48H22ZM22 40h76M30 34h.2M36 34h.2" />
      <path className="leaf" d="m52 66 8-14 8 14Z" />
      <path d="M60 58v3" />
    </>
  ),
} as const

export interface EmptyStateProps {
  picture: keyof typeof pictures
  title: string
  children?: ReactNode | undefined
  /** One act: a button or a link. */
  action?: ReactNode | undefined
  /** The heading level where it stands; 1 in the place of a whole page. */
  level?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

export function EmptyState({ picture: name, title, children, action, level = 2, className }: EmptyStateProps) {
  const hasTitle = use(BelowTitle)
  const Heading = `h${hasTitle && level === 1 ? 2 : level}` as const
  return (
    <div className={joinClasses(wrap, className)}>
      <svg className={pictureStyle} width="120" height="100" viewBox="0 0 120 100" aria-hidden="true">
        {pictures[name]}
      </svg>
      <Heading className={heading} tabIndex={-1} data-empty="">
        {title}
      </Heading>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <div className={act}>{action}</div>}
    </div>
  )
}
