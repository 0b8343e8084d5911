import { css } from '@emotion/css'
import { type ComponentProps, useId } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { color, radius, type } from './tokens.ts'

const field = css`
  display: grid;
  gap: 4px;
  label { font-weight: 600; }
  textarea {
    min-height: 64px;
    padding: 8px 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.paper};
    resize: vertical;
    @media (pointer: coarse) { font-size: max(16px, var(--text-14)); }
    &:focus { border-color: ${color.brand700}; outline: 1px solid ${color.brand700}; }
    &[aria-invalid='true'] { border-color: ${color.price}; }
  }
  p { ${type.small} color: ${color.second}; text-align: right; }
  [role='alert'] { ${type.small} color: ${color.price}; }
`

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value' | 'maxLength'> & {
  label: string
  value: string
  maxLength: number
  error?: string | null | undefined
  className?: string | undefined
}

/** Several lines of text, with how much room is left once it is used. */
export function TextArea({ label, value, maxLength, error, className, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <div className={joinClasses(field, className)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        value={value}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <div id={`${id}-error`} role="alert">
        {error}
      </div>
      {value !== '' && (
        <p>
          {value.length} / {maxLength}
        </p>
      )}
    </div>
  )
}
