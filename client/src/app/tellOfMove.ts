import { commitLocalUpdate, type IEnvironment } from 'relay-runtime'
import type { Move } from '../errors/leaving.ts'
import { NO_SHOP, pageShop } from '../relay/pageShop.ts'
import { readsUnderWay } from '../relay/reads.ts'
import { toasts } from '../ui/toastStore.ts'

/** Says why this document came in place of another one. */
export function tellOfMove(environment: IEnvironment, why: Move): void {
  const move = knownMove(why)
  if (move === null) return
  const company = companyOf(environment)
  const reads = company === null && move === 'shop' ? readsUnderWay(environment) : null
  if (reads === null) tell(move, company)
  else void reads.then(() => tell(move, companyOf(environment)))
}

/** What a document that came in doubt turns out to be. */
function knownMove(move: Move): 'shop' | 'out' | null {
  if (move === 'shop' || move === 'out') return move
  const now = pageShop.current()
  if (now === null || move === 'was ' || move === `was ${now}`) return null
  return now === NO_SHOP ? 'out' : 'shop'
}

function companyOf(environment: IEnvironment): string | null {
  let company: unknown
  commitLocalUpdate(environment, (store) => void (company = store.getRoot().getLinkedRecord('viewer')?.getValue('company')))
  return typeof company === 'string' ? company : null
}

function tell(move: 'shop' | 'out', company: string | null): void {
  if (company !== null) toasts.show({ kind: 'info', text: `当前门店已切换为${company}` })
  else if (move === 'out') toasts.show({ kind: 'info', text: '您已退出登录，请重新登录后继续' })
}
