import { type PointerEvent, useEffect, useRef, useState } from 'react'

const OPEN_MS = 120
/** Enough for a way round the corner to what has opened. */
const CLOSE_MS = 240

export type HoverMenu = {
  readonly opened: string | null
  /** Whether a pointer or the keyboard has come near: only then its code and data are needed. */
  readonly isArmed: boolean
  readonly arm: () => void
  readonly open: (id: string | null) => void
  /** For the element that holds a trigger and what it opens. */
  readonly hover: (id: string) => { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: (event: PointerEvent) => void }
}

/** One of several menus is open at a time: by a pointer that rests, or on request. */
export function useHoverMenu(): HoverMenu {
  const [opened, setOpened] = useState<string | null>(null)
  const [isArmed, setArmed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const open = (id: string | null, afterMs = 0): void => {
    clearTimeout(timer.current)
    if (afterMs === 0) setOpened(id)
    else timer.current = setTimeout(setOpened, afterMs, id)
  }
  return {
    opened,
    isArmed,
    arm: () => setArmed(true),
    open: (id) => open(id),
    hover: (id) => ({
      onPointerEnter(event) {
        if (event.pointerType !== 'mouse') return
        setArmed(true)
        open(id, OPEN_MS)
      },
      onPointerLeave(event) {
        if (event.pointerType === 'mouse') open(null, CLOSE_MS)
      },
    }),
  }
}
