import { css } from '@emotion/css'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { color, control, media } from './tokens.ts'

const bar = css`
  display: flex;
  gap: 4px;
  border-bottom: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: none;
`
const tab = css`
  flex: none;
  min-height: ${control.large};
  padding: 0 12px;
  border: 0;
  border-bottom: 2px solid transparent;
  margin-bottom: -1px;
  color: ${color.second};
  background: none;
  &:hover { color: ${color.brand700}; }
  &[aria-selected='true'] { border-bottom-color: ${color.brand700}; color: ${color.brand700}; font-weight: 600; }
  &:focus-visible { outline-offset: -2px; }
  ${media.touch} { min-height: 44px; }
`

export interface TabItem {
  id: string
  label: ReactNode
}

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string
  /** Shared with `TabPanel`, unique on the page. */
  name: string
  items: readonly TabItem[]
  selected: string
  onSelect: (id: string) => void
  className?: string | undefined
}

const nextIndex = (key: string, index: number, count: number): number | null => {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** One tab stop; ← → Home End move and select. */
export function Tabs({ label, name, items, selected, onSelect, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent, index: number): void => {
    const next = nextIndex(event.key, index, items.length)
    const item = next === null ? undefined : items[next]
    if (next === null || !item) return
    event.preventDefault()
    onSelect(item.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={joinClasses(bar, className)}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${name}-tab-${item.id}`}
          aria-controls={`${name}-panel`}
          aria-selected={item.id === selected}
          tabIndex={item.id === selected ? 0 : -1}
          className={tab}
          onClick={() => onSelect(item.id)}
          onKeyDown={(event) => press(event, index)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

/** What the selected tab shows; `name` as given to `Tabs`. */
export function TabPanel({
  name,
  selected,
  children,
  className,
}: {
  name: string
  selected: string
  children: ReactNode
  className?: string
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WAI-ARIA: a panel is reachable though nothing in it may be
    <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-tab-${selected}`} tabIndex={0} className={className}>
      {children}
    </div>
  )
}
