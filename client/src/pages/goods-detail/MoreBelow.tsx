import { css } from '@emotion/css'
import { type ComponentType, createElement, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { MoreOfGoodsProps } from './MoreOfGoods.tsx'

const place = css`min-height: 240px; padding-bottom: 32px;`
const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const

/** Substitutes and history: fetched when the buyer has stirred and comes near, so that the first load asks for nothing. */
export function MoreBelow(props: MoreOfGoodsProps) {
  const element = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [part, setPart] = useState<{ readonly View: ComponentType<MoreOfGoodsProps> } | 'missing' | null>(null)
  useEffect(() => whenNear(element.current, () => setNear(true)), [])
  useEffect(() => {
    if (!isNear || part !== null) return undefined
    let isGone = false
    import('./MoreOfGoods.tsx').then(
      ({ MoreOfGoods }) => isGone || setPart({ View: MoreOfGoods }),
      () => isGone || setPart('missing'),
    )
    return () => void (isGone = true)
  }, [isNear, part])
  return (
    <div ref={element} className={place}>
      {part === 'missing' && <Button onClick={() => setPart(null)}>加载同类商品与价格走势</Button>}
      {part !== null && part !== 'missing' && <Suspense fallback={null}>{createElement(part.View, props)}</Suspense>}
    </div>
  )
}

function whenNear(element: Element | null, tell: () => void): () => void {
  if (!element || typeof IntersectionObserver === 'undefined') return () => {}
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) tell()
    },
    { rootMargin: '300px' },
  )
  const start = (): void => {
    stopWaiting()
    observer.observe(element)
  }
  const stopWaiting = (): void => SIGNS_OF_LIFE.forEach((sign) => window.removeEventListener(sign, start))
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, start, { passive: true })
  return () => {
    stopWaiting()
    observer.disconnect()
  }
}
