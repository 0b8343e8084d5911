import { useEffect } from 'react'
import { requireNetwork } from '../../../errors/gatewayError.ts'
import type * as Mutations from './cartMutations.ts'

let loading: Promise<typeof Mutations> | null = null

/**
 * What sends the buyer's acts to the server: not needed at first, and there before the first act (see useCartActs). The
 * promise is kept, so that a page that is being left can still send; a failed fetch is tried anew.
 */
export function cartActs(): Promise<typeof Mutations> {
  if (loading === null) requireNetwork()
  loading ??= import('./cartMutations.ts').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const

/** Fetches it at the first sign of life: nobody reaches a button without moving, touching or pressing something first. */
export function useCartActs(): void {
  useEffect(() => {
    const prepare = (): void => {
      if (!navigator.onLine) return
      end()
      cartActs().catch(() => {})
    }
    const end = (): void => SIGNS.forEach((sign) => window.removeEventListener(sign, prepare))
    for (const sign of SIGNS) window.addEventListener(sign, prepare, { passive: true })
    return end
  }, [])
}
