import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { color, media, motion } from './tokens.ts'

const label = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;
  cursor: pointer;
  ${media.touch} { min-height: 44px; }
`
const track = css`
  appearance: none;
  position: relative;
  flex: none;
  width: 30px;
  height: 18px;
  margin: 0;
  border-radius: 9px;
  background: ${color.control};
  cursor: inherit;
  transition: background-color ${motion};
  &::before {
    content: '';
    position: absolute;
    top: 2px;
    left: 2px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: #fff;
    transition: transform ${motion};
  }
  &:checked { background: ${color.brand700}; }
  &:checked::before { transform: translateX(12px); }
  &:disabled { background: ${color.disabled}; }
  @media (forced-colors: active) { appearance: auto; width: auto; height: auto; &::before { content: none; } }
`

export interface SwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
  isDisabled?: boolean | undefined
  className?: string | undefined
}

/** Something that takes effect at once, unlike a checkbox in a form. */
export function Switch({ isOn, onChange, children, isDisabled, className }: SwitchProps) {
  return (
    <label className={joinClasses(label, className)}>
      <input
        type="checkbox"
        role="switch"
        className={track}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  )
}
