import { useRelayEnvironment } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import { registerUnsentWork } from '../../../relay/unsentWork.ts'
import { readsUnderWay } from '../../../relay/reads.ts'
import { CartWrites } from './cartWrites.ts'

const desks = new WeakMap<IEnvironment, CartWrites>()

/** The one desk over which all changes to the cart of an environment go. */
export function cartDesk(environment: IEnvironment): CartWrites {
  const known = desks.get(environment)
  if (known !== undefined) return known
  // Seldom needed: its code comes when it is.
  const refetch = async (): Promise<void> => (await import('./refetchCart.ts')).refetchCart(environment)
  const desk = new CartWrites(environment, refetch, () => readsUnderWay(environment))
  desks.set(environment, desk)
  if (!environment.isServer()) {
    registerUnsentWork(environment, () => desk.idle())
    window.addEventListener('pagehide', () => desk.flush())
  }
  return desk
}

export function useCartDesk(): CartWrites {
  return cartDesk(useRelayEnvironment())
}
