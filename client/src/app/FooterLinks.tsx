import { css } from '@emotion/css'
import { createElement, Suspense, useRef } from 'react'
import { media } from '../ui/tokens.ts'
import { LazyModule, useLazyModule } from './lazyModule.ts'
import { QuietBoundary } from './QuietBoundary.tsx'
import { useNearby } from './useNearby.ts'

/** High enough for what comes into it. */
const place = css`min-height: 208px; ${media.phone} { min-height: 540px; }`
const parts = new LazyModule(async () => (await import('./FooterParts.tsx')).FooterParts)

function Parts() {
  return createElement(useLazyModule(parts))
}

/** The help centre's categories and links to authorities: they come when the buyer comes near. */
export function FooterLinks() {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useNearby(ref)
  return (
    <div ref={ref} className={place}>
      {isNear && (
        <QuietBoundary fallback={null}>
          <Suspense fallback={null}>
            <Parts />
          </Suspense>
        </QuietBoundary>
      )}
    </div>
  )
}
