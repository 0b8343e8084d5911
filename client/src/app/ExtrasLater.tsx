import { createElement, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { largeText } from './largeText.ts'
import { LazyModule, useLazyModule } from './lazyModule.ts'
import { QuietBoundary } from './QuietBoundary.tsx'

/** The buyer has begun to read by then. */
const LATER_MS = 3000

const extras = new LazyModule(async () => (await import('./Extras.tsx')).Extras)

function View(props: { isMember: boolean }) {
  return createElement(useLazyModule(extras), props)
}

/** The draw and the ad, long after the page; never with larger text (适老化 pages carry neither). */
export function ExtrasLater({ isMember }: { isMember: boolean }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setTime, LATER_MS, true)
    return () => clearTimeout(timer)
  }, [])
  const isLarge = useSyncExternalStore(largeText.subscribe, largeText.isOn, () => false)
  if (!isTime || isLarge) return null
  return <QuietBoundary fallback={null}><Suspense fallback={null}><View isMember={isMember} /></Suspense></QuietBoundary>
}
