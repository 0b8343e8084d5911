import { css } from '@emotion/css'
import { CART_BADGE_MAX } from 'rules/constants'
import { joinClasses } from '../lib/joinClasses.ts'
import { color } from './tokens.ts'

const badge = css`
  display: inline-block;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border-radius: 9px;
  color: #fff;
  background: ${color.price};
  font-size: 12px;
  line-height: 18px;
  text-align: center;
`

/** A small number on a mark; 99 at most, nothing at zero. Its meaning belongs to the mark's own name. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null
  return (
    <span className={joinClasses(badge, className)} aria-hidden="true">
      {Math.min(count, CART_BADGE_MAX)}
    </span>
  )
}
