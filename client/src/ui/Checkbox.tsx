import { css } from '@emotion/css'
import { type ReactNode, useEffect, useRef } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { color, media } from './tokens.ts'

const label = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  cursor: pointer;
  ${media.touch} { min-width: 44px; min-height: 44px; }
  &:has(:disabled) { color: ${color.disabled}; cursor: not-allowed; }
`
const box = css`
  appearance: none;
  display: grid;
  flex: none;
  place-content: center;
  width: 16px;
  height: 16px;
  margin: 0;
  border: 1px solid ${color.control};
  border-radius: 3px;
  background: ${color.paper};
  cursor: inherit;
  &::before { content: ''; width: 10px; height: 10px; }
  &:hover:not(:disabled) { border-color: ${color.brand700}; }
  &:checked, &:indeterminate { border-color: ${color.brand700}; background: ${color.brand700}; }
  &:checked::before {
    background: #fff;
    clip-path: polygon(8% 52%, 22% 38%, 40% 56%, 78% 14%, 92% 28%, 40% 84%);
  }
  &:indeterminate::before { background: #fff; clip-path: inset(40% 5%); }
  &:disabled { border-color: ${color.disabled}; background: ${color.disabledGround}; }
  ${media.touch} { width: 20px; height: 20px; &::before { width: 12px; height: 12px; } }
  @media (forced-colors: active) { appearance: auto; &::before { content: none; } }
`

export interface CheckboxProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** Some, not all, of what it stands for is chosen. */
  isIndeterminate?: boolean | undefined
  isDisabled?: boolean | undefined
  /** The visible words; without them `label` names it for screen readers. */
  children?: ReactNode | undefined
  label?: string | undefined
  className?: string | undefined
  name?: string | undefined
  describedBy?: string | undefined
}

export function Checkbox({
  isChecked,
  onChange,
  isIndeterminate = false,
  isDisabled,
  children,
  label: name,
  className,
  name: field,
  describedBy,
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the input stands inside, named by its words or aria-label
    <label className={joinClasses(label, className)}>
      <input
        ref={input}
        type="checkbox"
        className={box}
        name={field}
        checked={isChecked}
        disabled={isDisabled}
        aria-label={children === undefined ? name : undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  )
}
