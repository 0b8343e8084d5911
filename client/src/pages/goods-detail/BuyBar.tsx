import { type ComponentType, createElement, type RefObject, useEffect, useState } from 'react'
import type { BuyBarViewProps } from './BuyBarView.tsx'

export interface BuyBarProps extends BuyBarViewProps {
  /** What it stands in for once that has been scrolled away. */
  after: RefObject<HTMLElement | null>
}

/** Stays at the lower edge while the buy button itself is above the screen; its code comes when it is first wanted. */
export function BuyBar({ after, ...rest }: BuyBarProps) {
  const isPast = useScrolledPast(after)
  const [view, setView] = useState<{ readonly View: ComponentType<BuyBarViewProps> } | null>(null)
  useEffect(() => {
    if (!isPast || view !== null) return undefined
    let isGone = false
    // Without it the button above is still there.
    import('./BuyBarView.tsx').then(
      ({ BuyBarView }) => isGone || setView({ View: BuyBarView }),
      () => {},
    )
    return () => void (isGone = true)
  }, [isPast, view])
  return isPast && view !== null ? createElement(view.View, rest) : null
}

function useScrolledPast(target: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    // All that lies below counts as in sight: a jump over the element from below must be noticed too.
    const observer = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return isPast
}
