import { css } from '@emotion/css'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { color, media, type } from './tokens.ts'
import { visuallyHidden } from './VisuallyHidden.tsx'

const frameLook = css`
  border: 1px solid ${color.line};
  border-radius: 4px;
  background: ${color.paper};
`
const scrolling = css`
  overflow-x: auto;
  ${media.print} { overflow: visible; }
`
/** `fixed`: columns must not move while rows stream in. */
const table = css`
  width: 100%;
  table-layout: fixed;
  th, td { padding: var(--cell, 8px) 8px; text-align: left; vertical-align: middle; }
  thead th {
    height: 36px;
    padding-block: 4px;
    border-bottom: 1px solid ${color.line};
    ${type.small}
    font-weight: 400;
    color: ${color.second};
    background: ${color.ground};
  }
  tbody tr + tr > * { border-top: 1px solid ${color.line}; }
  tbody th { font-weight: inherit; }
  tbody tr:hover { background: #fafbfb; }
  tr > :first-child { padding-left: 16px; }
  tr > :last-child { padding-right: 16px; }
  .number { text-align: right; }
`

export interface TableProps {
  /** What the table holds; read by screen readers, not shown. */
  caption: string
  /** `<col>` elements with their widths, `<thead>` and `<tbody>`. */
  children: ReactNode
  className?: string | undefined
  /** Its columns fit every width by themselves; notes may hang out of its frame. */
  isFluid?: boolean | undefined
  /** How many rows it has, the head's counted, where not all of them are there. */
  rowCount?: number | undefined
}

/** A real table in a frame that scrolls sideways when it must, and only then takes the focus. */
export function Table({ caption, children, className, isFluid = false, rowCount }: TableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  const id = useId()
  useEffect(() => {
    const element = frame.current
    if (isFluid || !element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isFluid])
  const scrolls = isWide ? { role: 'region', 'aria-labelledby': id, tabIndex: 0 } : {}
  return (
    <div ref={frame} className={joinClasses(frameLook, !isFluid && scrolling)} {...scrolls}>
      <table className={joinClasses(table, className)} aria-rowcount={rowCount}>
        <caption id={id} className={visuallyHidden}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}
