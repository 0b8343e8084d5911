import { css, keyframes } from '@emotion/css'
import { useSyncExternalStore } from 'react'
import { color, layer } from '../ui/tokens.ts'
import type { Preparer } from './preparer.ts'

const grow = keyframes`from { transform: scaleX(0); } to { transform: scaleX(0.9); }`
/** Shows only after 200 ms: most pages are ready sooner. */
const bar = css`
  position: fixed;
  z-index: ${layer.toast};
  inset: 0 0 auto;
  height: 2px;
  background: ${color.brand600};
  transform: scaleX(0);
  transform-origin: left;
  animation: ${grow} 8s 200ms cubic-bezier(0.1, 0.7, 0.3, 1) forwards;
`

/** The next page is on its way while the old one is still shown. */
export function NavigationProgress({ preparer }: { preparer: Preparer }) {
  const isNavigating = useSyncExternalStore(preparer.subscribe, preparer.isNavigating, () => false)
  return isNavigating ? <div className={bar} aria-hidden="true" /> : null
}
