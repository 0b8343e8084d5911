import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { color, media, radius, type } from './tokens.ts'

const card = css`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 8px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  cursor: pointer;
  ${media.touch} { min-height: 44px; align-items: center; }
  &:hover { border-color: ${color.brand700}; }
  &:has(:checked) { border-color: ${color.brand700}; background: ${color.brand50}; }
  &:has(:disabled) { color: ${color.second}; cursor: not-allowed; }
  input { flex: none; width: 16px; height: 16px; margin: 2.5px 0; accent-color: ${color.brand700}; }
  > span { min-width: 0; flex: 1; }
  small { display: block; ${type.small} color: ${color.second}; }
`

export interface RadioCardProps {
  /** Shared by those of which one is chosen. */
  name: string
  isChecked: boolean
  onChoose: () => void
  isDisabled?: boolean | undefined
  children: ReactNode
}

/** One of several ways, the whole card being its label. */
export function RadioCard({ name, isChecked, onChoose, isDisabled, children }: RadioCardProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the input stands inside, named by the card's words
    <label className={card}>
      <input type="radio" name={name} checked={isChecked} disabled={isDisabled} onChange={onChoose} />
      <span>{children}</span>
    </label>
  )
}
