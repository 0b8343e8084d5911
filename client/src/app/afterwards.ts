import { graphql } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import { alerts } from '../errors/alertStore.ts'
import { lostNote } from '../features/ground/cart-changes/lostNote.ts'
import { keptShop, SCANNED_KEY } from '../lib/keptShop.ts'
import { pageShop } from '../relay/pageShop.ts'

const query = graphql`
  query afterwardsQuery {
    viewer {
      memberID
    }
  }
`

/** Work that no first paint waits for: the worker, and what this browser keeps of a shop. */
export function beginAfterwards(environment: IEnvironment): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => {})
  const note = lostNote.take()
  if (note !== null) alerts.show({ kind: 'alert', text: note })
  // A session that ends while the page is open takes the viewer away (relay/endedSession.ts).
  const { fragment } = createOperationDescriptor(getRequest(query), {})
  environment.subscribe(environment.lookup(fragment), () => void tendKept(environment))
  void tendKept(environment)
}

let tended: string | null = null

/** Goes on keeping for the shop that the page shows, and forgets what was kept for another. */
async function tendKept(environment: IEnvironment): Promise<void> {
  const [chosen, shown] = [keptShop.current(), pageShop.current()]
  const kept = chosen ?? keptShop.current(SCANNED_KEY)
  if (kept === null || shown === null || (kept === shown && (kept === tended || chosen === null))) return
  tended = kept
  const { goOnKeeping, leaveKept } = await import('../features/ground/kept/keeping.ts')
  await (kept === shown ? goOnKeeping(environment, kept) : leaveKept(shown))
}
