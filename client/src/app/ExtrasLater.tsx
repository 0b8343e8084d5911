import { createElement, Suspense, useEffect, useState } from 'react'
import type { ExtrasProps } from './Extras.tsx'
import { LazyModule, useLazyModule } from './lazyModule.ts'
import { QuietBoundary } from './QuietBoundary.tsx'

/** The buyer has begun to read by then. */
const LATER_MS = 3000

const extras = new LazyModule(async () => (await import('./Extras.tsx')).Extras)

function View(props: ExtrasProps) {
  return createElement(useLazyModule(extras), props)
}

/** What may come long after the page, code and all. */
export function ExtrasLater(props: ExtrasProps) {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setTime, LATER_MS, true)
    return () => clearTimeout(timer)
  }, [])
  if (!isTime || !(props.isMember || props.hasAd)) return null
  return (
    <QuietBoundary fallback={null}>
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    </QuietBoundary>
  )
}
