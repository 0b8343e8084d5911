import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { color, media, radius } from './tokens.ts'

const panel = css`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  break-inside: avoid;
  & + & { margin-top: 12px; }
`
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: 44px;
  padding: 8px 16px;
  border-bottom: 1px solid ${color.line};
  ${media.phone} {
    gap: 4px 8px;
    padding: 8px 12px;
    a { display: inline-flex; align-items: center; justify-content: flex-end; min-width: 44px; min-height: 44px; margin: -8px 0; }
  }
`
const body = css`padding: 12px 16px; ${media.phone} { padding: 12px; }`

export interface PanelProps {
  title: string
  /** At the end of the title's line. */
  tools?: ReactNode | undefined
  children: ReactNode
  /** Its content reaches the edges, such as a table or a list. */
  isFlush?: boolean | undefined
  className?: string | undefined
}

/** A titled part of a page on white paper. */
export function Panel({ title, tools, children, isFlush = false, className }: PanelProps) {
  return (
    <section className={joinClasses(panel, className)} aria-label={title}>
      <div className={head}>
        <h2>{title}</h2>
        {tools}
      </div>
      {isFlush ? children : <div className={body}>{children}</div>}
    </section>
  )
}
