import { css } from '@emotion/css'
import { color, media, motion } from './tokens.ts'

/** The steps of a ladder, a team's prices or a promotion: one look wherever more buys more. */
export const tiersClass = css`display: flex; flex-wrap: wrap; gap: 4px;`

/** One of them; `data-state` says which is reached and which is next. Pressed, it sets the quantity that reaches it. */
export const tierClass = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  padding: 0 6px;
  border: 1px solid ${color.line};
  border-radius: 2px;
  color: ${color.second};
  background: ${color.paper};
  font-size: var(--text-12);
  white-space: nowrap;
  transition: border-color ${motion};
  b { color: ${color.price}; }
  button&:hover:not(:disabled) { border-color: ${color.brand700}; color: ${color.brand700}; }
  &:disabled { cursor: not-allowed; }
  &[data-state='next'] { border-color: ${color.amber200}; color: ${color.amber}; background: ${color.amber50}; }
  &[data-state='reached'] { border-color: ${color.brand700}; color: ${color.brand700}; background: ${color.brand50}; }
  ${media.touch} { button& { min-height: 44px; padding: 0 10px; } }
`
