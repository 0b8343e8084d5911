import { css, keyframes } from '@emotion/css'
import type { ReactNode } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { color } from './tokens.ts'
import { visuallyHidden } from './VisuallyHidden.tsx'

const appear = keyframes`from { visibility: hidden; opacity: 0; } to { visibility: visible; opacity: 1; }`
/** Nothing shows for the first 200 ms: a quick answer must not flash grey. */
const late = css`animation: ${appear} 120ms 200ms backwards;`
const bone = css`
  display: block;
  border-radius: 3px;
  background: ${color.line};
`

export interface SkeletonProps {
  width?: string | undefined
  height?: string | undefined
  className?: string | undefined
}

/**
 * A grey bar in the place and size of what is to come. An svg, because its size is an attribute the content security policy lets through.
 */
export function Skeleton({ width = '100%', height = '14px', className }: SkeletonProps) {
  return <svg className={joinClasses(bone, className)} width={width} height={height} aria-hidden="true" />
}

/** Wraps the bones of a page or a part; says once that it is loading. */
export function SkeletonRegion({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={joinClasses(late, className)} aria-busy="true">
      <output className={visuallyHidden}>加载中</output>
      {children}
    </div>
  )
}
