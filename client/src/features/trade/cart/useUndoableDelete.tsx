import { type ComponentType, createElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useFocusAfterRow } from '../../../ui/useFocusAfterRow.ts'
import type { NamedLine } from '../../ground/cart-changes/cartChange.ts'
import type { Resting } from '../../ground/cart-changes/cartDesk.ts'
import type { CartEdits } from '../../ground/cart-changes/useCartEdits.ts'
import type { UndoBarProps } from './UndoBar.tsx'

type Deletions = { readonly lines: readonly NamedLine[]; readonly resting: readonly Resting[] }

const none: Deletions = { lines: [], resting: [] }

/** Deletes without asking, and with a bar that takes it back: nothing is sent before the bar is gone, so undoing restores all. */
export function useUndoableDelete(submit: CartEdits['remove']): { remove: (lines: readonly NamedLine[]) => void; bar: ReactNode } {
  const [deletions, setDeletions] = useState(none)
  const [Bar, setBar] = useState<ComponentType<UndoBarProps> | null>(null)
  const keepFocus = useFocusAfterRow()
  // Leaving the page ends the chance to undo.
  const latest = useRef(deletions)
  useEffect(() => {
    latest.current = deletions
  })
  useEffect(() => () => sendAll(latest.current), [])

  const remove = useCallback(
    (lines: readonly NamedLine[]) => {
      keepFocus()
      const resting = submit(lines, true)
      if (resting === null) return
      setDeletions((before) => ({ lines: [...before.lines, ...lines], resting: [...before.resting, resting] }))
      import('./UndoBar.tsx').then(
        ({ UndoBar }) => setBar(() => UndoBar),
        () => resting.send(),
      )
    },
    [submit, keepFocus],
  )

  const end = useCallback(() => {
    sendAll(deletions)
    setDeletions(none)
  }, [deletions])
  const undo = (): void => {
    for (const resting of deletions.resting) resting.withdraw()
    setDeletions(none)
  }
  const bar =
    Bar &&
    deletions.lines.length > 0 &&
    createElement(Bar, { key: deletions.lines.length, lines: deletions.lines, onUndo: undo, onEnd: end })
  return { remove, bar }
}

function sendAll({ resting }: Deletions): void {
  for (const deletion of resting) deletion.send()
}
