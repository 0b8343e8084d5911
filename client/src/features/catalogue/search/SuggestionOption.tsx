import type { ReactNode } from 'react'

type Props = {
  readonly id: string
  readonly isMarked: boolean
  readonly onAct: () => void
  readonly children: ReactNode
}

/** An option under the search field: pressed, or marked there and entered, it acts. */
export function SuggestionOption({ id, isMarked, onAct, children }: Props) {
  return (
    // The pointer must not take the focus away: leaving the field closes the list before the click is done.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option stands in a select alone
      role="option"
      aria-selected={isMarked}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onAct}
    >
      {children}
    </div>
  )
}
