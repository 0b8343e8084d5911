import { css } from '@emotion/css'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { color, media, type } from '../../../ui/tokens.ts'

const set = css`
  display: flex;
  gap: 4px 12px;
  padding: 6px 0;
  & + & { border-top: 1px solid ${color.line}; }
  legend { float: left; flex: none; width: 3em; padding: 4px 0 0; color: ${color.second}; }
  > div { display: flex; flex: 1; flex-wrap: wrap; gap: 2px 16px; min-width: 0; }
  label { min-height: 28px; }
  small { ${type.small} color: ${color.second}; }
  button { min-height: 28px; padding: 0 4px; border: 0; color: ${color.blue}; background: none; }
  ${media.touch} { button, label { min-height: 44px; } }
`

export type FacetValue = { readonly value: string; readonly text: string; readonly count: number }

export type FacetChoiceProps = {
  readonly words: string
  readonly values: readonly FacetValue[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  /** What a chosen value is called that finds nothing any more. */
  readonly textOf?: ((value: string) => string) | undefined
  /** Another way to choose, beside the values. */
  readonly children?: ReactNode
}

const FIRST = 8
/** For fewer than that it is not worth a button. */
const HIDDEN_MIN = 3

/** The values of one kind, several of which may be ticked; the rarer ones show on demand. */
export function FacetChoice({ words, values, chosen, onChange, textOf = String, children }: FacetChoiceProps) {
  const [isWhole, setWhole] = useState(false)
  const known = new Set(values.map(({ value }) => value))
  // A ticked value that finds nothing any more can still be taken away.
  const all = [...chosen.filter((value) => !known.has(value)).map((value) => ({ value, text: textOf(value), count: 0 })), ...values]
  if (all.length === 0) return null
  const isLong = all.length >= FIRST + HIDDEN_MIN
  const shown = isWhole || !isLong ? all : all.filter(({ value }, index) => index < FIRST || chosen.includes(value))
  return (
    <fieldset className={set}>
      <legend>{words}</legend>
      <div>
        {shown.map(({ value, text, count }) => {
          const isChecked = chosen.includes(value)
          return (
            <Checkbox
              key={value}
              isChecked={isChecked}
              onChange={() => onChange(isChecked ? chosen.filter((other) => other !== value) : [...chosen, value])}
            >
              <span>
                {text} <small>{count}</small>
              </span>
            </Checkbox>
          )
        })}
        {isLong && (
          <button
            type="button"
            aria-expanded={isWhole}
            aria-label={isWhole ? `收起${words}` : `更多${words}`}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? '收起' : `更多 ${all.length - FIRST}`}
          </button>
        )}
        {children}
      </div>
    </fieldset>
  )
}
