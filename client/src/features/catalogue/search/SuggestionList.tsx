import { css } from '@emotion/css'
import { createElement } from 'react'
import { color, layer, media, radius, type } from '../../../ui/tokens.ts'
import { visuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Completion } from './Completion.tsx'
import { StartWords } from './StartWords.tsx'
import { SuggestionOption } from './SuggestionOption.tsx'
import type { Suggestion, SuggestionProps, Suggestions } from './suggestions.ts'

const popup = css`
  position: absolute;
  z-index: ${layer.toast};
  inset: calc(100% + 4px) 0 auto;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  box-shadow: 0 6px 20px rgb(31 35 40 / 0.12);
  overflow: hidden;
  [role='option'] { display: flex; justify-content: space-between; gap: 16px; padding: 6px 12px; cursor: pointer; }
  [role='option']:hover { background: ${color.ground}; }
  [aria-selected='true'][role] { background: ${color.brand50}; }
  small { flex: none; ${type.small} color: ${color.second}; }
  p { padding: 8px 12px; color: ${color.second}; }
  ${media.touch} { [role='option'] { padding: 11px 12px; } }
`

export type SuggestionListProps = {
  readonly id: string
  readonly suggestions: Suggestions
  readonly typed: string
  readonly isOpen: boolean
  /** The field is entered and empty. */
  readonly isStart: boolean
  /** The number of the marked option; -1 for none. */
  readonly mark: number
  readonly onPick: (option: Suggestion) => void
  readonly onDone: SuggestionProps['onDone']
}

/** The list under the search field, and for screen readers how many it holds. */
export function SuggestionList({ id, suggestions, typed, isOpen, isStart, mark, onPick, onDone }: SuggestionListProps) {
  const options = suggestions.state === 'found' ? suggestions.list : []
  const words = suggestions.state === 'searching' ? '搜索中…' : `没有与“${typed}”相关的建议`
  return (
    <>
      {isStart && (
        <StartWords onDone={() => onDone(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())} />
      )}
      <div className={popup} hidden={!isOpen}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can neither be styled nor counted */}
        <div id={id} role="listbox" aria-label="搜索建议">
          {options.map((option, index) => {
            const props = { id: `${id}-${index}`, isMarked: index === mark }
            const key = `${option.scope} ${option.text}`
            if (option.View) return createElement(option.View, { key, ...props, onDone })
            return (
              <SuggestionOption key={key} {...props} onAct={() => onPick(option)}>
                <span>
                  <Completion text={option.text} typed={typed} />
                </span>
                <small>
                  {option.scope === 'MANUFACTURER' ? '厂家 · ' : ''}约 {option.count} 种
                </small>
              </SuggestionOption>
            )
          })}
        </div>
        {isOpen && options.length === 0 && <p>{words}</p>}
      </div>
      <output className={visuallyHidden}>{isOpen && (options.length > 0 ? `${options.length} 条建议，按上下键选择` : words)}</output>
    </>
  )
}
