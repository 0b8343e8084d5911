import { css } from '@emotion/css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { Icon } from './Icon.tsx'
import { color, control, motion, radius, type } from './tokens.ts'

const field = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px;`
const labelText = css`font-weight: 600;`
const frame = css`
  display: flex;
  align-items: center;
  min-height: ${control.large};
  border: 1px solid ${color.control};
  border-radius: ${radius};
  background: ${color.paper};
  transition: border-color ${motion};
  &:focus-within { border-color: ${color.brand700}; box-shadow: inset 0 0 0 1px ${color.brand700}; }
  &:has([aria-invalid='true']) { border-color: ${color.price}; }
  &:has([aria-invalid='true']):focus-within { box-shadow: inset 0 0 0 1px ${color.price}; }
  &:has(input:disabled) { background: ${color.disabledGround}; }
`
export const textInput = css`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 8px 12px;
  border: 0;
  outline: 0;
  background: none;
  font-size: var(--text-14);
  /* Safari on iOS zooms the page into any field below 16 px. */
  @media (pointer: coarse) { font-size: max(16px, var(--text-14)); }
  &::placeholder { color: ${color.second}; opacity: 0.75; }
  &:disabled { color: ${color.disabled}; }
`
const hintText = css`${type.small} color: ${color.second};`
const errorText = css`${type.small} display: flex; gap: 4px; align-items: flex-start; color: ${color.price}; svg { margin-top: 1px; }`

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string
  hint?: ReactNode | undefined
  /** What is wrong with the value, in a sentence. */
  error?: string | null | undefined
  /** Stands at the end of the frame, such as a button that shows the password. */
  trailing?: ReactNode | undefined
  className?: string | undefined
}

export function TextField({ label, hint, error, trailing, className, ...input }: TextFieldProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = joinClasses(error ? errorId : null, hint ? hintId : null) || undefined
  return (
    <div className={joinClasses(field, className)}>
      <label htmlFor={id} className={labelText}>
        {label}
      </label>
      <div className={frame}>
        <input {...input} id={id} className={textInput} aria-invalid={error ? true : undefined} aria-describedby={describedBy} />
        {trailing}
      </div>
      {/* Always there, so that an error that appears is announced. */}
      <div id={errorId} role="alert">
        {error && (
          <p className={errorText}>
            <Icon name="error" />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <div id={hintId} className={hintText}>
          {hint}
        </div>
      )}
    </div>
  )
}
