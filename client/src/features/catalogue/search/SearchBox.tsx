import { css } from '@emotion/css'
import { type ComponentType, createElement, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { color, control, media, radius } from '../../../ui/tokens.ts'
import type { SuggestionListProps } from './SuggestionList.tsx'
import { loadAsking } from './suggestions.ts'
import { paths } from '../../../navigation/paths.ts'
import { useSearchField, useShortcuts } from './useSearchField.ts'

const form = css`position: relative; min-width: 0;`
const frame = css`
  display: flex;
  height: ${control.large};
  border: 2px solid ${color.brand700};
  border-radius: ${radius};
  background: ${color.paper};
  &:has(input:focus) { outline: 2px solid ${color.brand100}; }
  select { flex: none; padding: 0 4px 0 8px; border: 0; border-right: 1px solid ${color.line}; border-radius: 0; background: none; }
  input {
    flex: 1;
    min-width: 0;
    padding: 0 12px;
    border: 0;
    outline: 0;
    background: none;
    appearance: none;
    text-overflow: ellipsis;
    @media (pointer: coarse) { font-size: max(16px, var(--text-14)); }
  }
  button { flex: none; display: grid; place-items: center; width: 56px; padding: 0; border: 0; color: #fff; background: ${color.brand700}; }
  button:hover { background: ${color.brand800}; }
  ${media.phone} { select { padding: 0; } input { padding: 0 8px; } button { width: 44px; } }
`

const HINTS = { GOODS: '药名、拼音首字母、批准文号、条码', MANUFACTURER: '厂家名称、拼音首字母' } as const

export type SearchBoxProps = {
  readonly className?: string | undefined
  /** Tells two of them on one page apart. */
  readonly label?: string
}

/**
 * The search of the header: goods or manufacturers, with completions. Safe
 * with Chinese input methods: nothing happens while a word is composed.
 */
export function SearchBox({ className, label = '搜索商品' }: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const field = useSearchField(input)
  const isEntering = useRef(false)
  const List = useSuggestionList(input)
  const [Keys, setKeys] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  useShortcuts(input, () => void import('./KeyboardHelp.tsx').then(({ KeyboardHelp }) => setKeys(() => KeyboardHelp)))
  return (
    <>
      <form
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <search> around it would be one landmark more for the same thing
        role="search"
        aria-label={label}
        className={joinClasses(form, className)}
        // Without JavaScript the browser itself asks for what is found.
        action={paths.search()}
        onSubmit={(event) => {
          event.preventDefault()
          const marked = field.isShown && field.mark >= 0 ? document.getElementById(`${id}-list-${field.mark}`) : null
          if (marked === null) field.submit()
          else marked.click()
        }}
      >
        <div className={frame}>
          <select
            name="scope"
            aria-label="搜索范围"
            value={field.scope === 'GOODS' ? 'goods' : 'maker'}
            onChange={(event) => field.setScope(event.target.value === 'maker' ? 'MANUFACTURER' : 'GOODS')}
          >
            <option value="goods">药品</option>
            <option value="maker">厂家</option>
          </select>
          <input
            ref={input}
            type="search"
            name="keywords"
            role="combobox"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={50}
            placeholder={HINTS[field.scope]}
            aria-label={HINTS[field.scope]}
            aria-autocomplete="list"
            aria-expanded={field.isShown}
            aria-controls={List === null ? undefined : `${id}-list`}
            aria-activedescendant={field.isShown && field.mark >= 0 ? `${id}-list-${field.mark}` : undefined}
            value={field.text}
            onChange={(event) => field.type(event.target.value)}
            onCompositionStart={() => field.setComposing(true)}
            onCompositionEnd={() => field.setComposing(false)}
            onPointerDown={({ currentTarget }) => void (isEntering.current = document.activeElement !== currentTarget)}
            onFocus={({ currentTarget }) => {
              currentTarget.select()
              field.open()
            }}
            onPointerUp={({ currentTarget }) => {
              // The press that entered the field has put the caret somewhere: what is typed shall take the place of the last search.
              if (isEntering.current && currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select()
            }}
            onBlur={field.close}
            onKeyDown={field.press}
          />
          <button type="submit" aria-label="搜索">
            <Icon name="search" size={20} />
          </button>
        </div>
        {List &&
          createElement(List, {
            id: `${id}-list`,
            suggestions: field.suggestions,
            typed: field.text.trim(),
            isOpen: field.isShown,
            isStart: field.isOpen && field.text === '',
            mark: field.mark,
            onPick: field.pick,
            onDone: field.leave,
          })}
      </form>
      {Keys && createElement(Keys, { onClose: () => setKeys(null) })}
    </>
  )
}

/** Its code comes when the field is first entered; without it one can still search. */
function useSuggestionList(input: RefObject<HTMLInputElement | null>): ComponentType<SuggestionListProps> | null {
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null)
  useEffect(() => {
    const load = (): void => {
      loadAsking().catch(() => {})
      import('./SuggestionList.tsx').then(
        ({ SuggestionList }) => setList(() => SuggestionList),
        () => {},
      )
    }
    const field = input.current
    field?.addEventListener('focus', load, { once: true })
    return () => field?.removeEventListener('focus', load)
  }, [input])
  return List
}
