import { css } from '@emotion/css'
import { type ComponentProps, useId } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { color, control, motion, radius, type } from './tokens.ts'

const field = css`
  display: grid;
  gap: 4px;
  min-width: 0;
  label { font-weight: 600; }
  select {
    width: 100%;
    min-height: ${control.large};
    padding: 0 8px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.paper};
    color: ${color.ink};
    font-size: var(--text-14);
    text-overflow: ellipsis;
    transition: border-color ${motion};
    @media (pointer: coarse) { font-size: max(16px, var(--text-14)); }
  }
  select:focus { border-color: ${color.brand700}; outline: 1px solid ${color.brand700}; outline-offset: -2px; }
  select:disabled { background: ${color.disabledGround}; color: ${color.disabled}; }
  select[aria-invalid='true'] { border-color: ${color.price}; }
  [role='alert'] { ${type.small} color: ${color.price}; }
`

export type SelectOption = { readonly value: string; readonly text: string }

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
  label: string
  options: readonly SelectOption[]
  /** What stands there while nothing is chosen. */
  placeholder?: string
  error?: string | null | undefined
  className?: string | undefined
}

/** One of a list: the browser's own control, which every phone shows in its own way. */
export function SelectField({ label, options, placeholder, error, className, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={joinClasses(field, className)}>
      <label htmlFor={id}>{label}</label>
      <select {...rest} id={id} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <div id={`${id}-error`} role="alert">
        {error}
      </div>
    </div>
  )
}
