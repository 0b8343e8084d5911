import { graphql } from 'react-relay/hooks'
import { commitLocalUpdate, getRequest, type IEnvironment } from 'relay-runtime'
import { becomeVisitor } from '../relay/endedSession.ts'
import { type Move, moveToTruth, takeMove } from '../errors/leaving.ts'
import { keepEarlier } from '../relay/network.ts'
import { readsUnderWay } from '../relay/reads.ts'
import { sessionTabs } from '../features/ground/session/sessionTabs.ts'
import { NO_SHOP, pageShop } from '../relay/pageShop.ts'
import { toasts } from '../ui/toastStore.ts'

const query = graphql`
  query sessionGuardQuery {
    viewer {
      memberID
    }
  }
`

/** A buyer who looks away for this long may have been logged out meanwhile. */
const AWAY_MS = 30_000
/** A page that is hidden is blank: where no answer comes for so long, a new document says what is the matter. */
const BLANK_MS = 5000

const hide = (isHidden: boolean): void => void (document.documentElement.style.visibility = isHidden ? 'hidden' : '')

/**
 * A page shows nothing of a session that is over. It stays hidden while it is in doubt: when the browser brings a whole
 * document back as it was, and when another tab has logged in or out or gone on as another shop.
 */
export function guardSession(environment: IEnvironment, listening: AddEventListenerOptions = {}): void {
  let hearing = new AbortController()
  let doubts = 0
  // The stream and the other tab may both tell: the last answer counts.
  const doubt = (): void => {
    doubts += 1
    const asked = doubts
    void settle(environment, () => asked === doubts)
  }
  const hear = (): void => {
    hearing = new AbortController()
    sessionTabs.hear(doubt, hearing.signal)
  }
  const bringBack = (): void => {
    const shown = pageShop.current()
    askWho(environment).then(
      (shop) => (shop === (shown ?? shop) ? hide(false) : window.location.reload()),
      () => window.location.reload(),
    )
  }
  let hiddenAt = Number.POSITIVE_INFINITY

  window.addEventListener(
    'pagehide',
    (event) => {
      hearing.abort()
      if (event.persisted) hide(true)
    },
    listening,
  )
  window.addEventListener(
    'pageshow',
    (event) => {
      if (!event.persisted) return
      hear()
      bringBack()
    },
    listening,
  )
  document.addEventListener(
    'visibilitychange',
    () => {
      const isBack = document.visibilityState === 'visible'
      if (isBack && Date.now() - hiddenAt >= AWAY_MS) void compare(environment).catch(() => {})
      hiddenAt = isBack ? Number.POSITIVE_INFINITY : Date.now()
    },
    listening,
  )
  listening.signal?.addEventListener('abort', () => hearing.abort())
  hear()
  // Back to a document out of the browser's cache: it has hidden itself (server/document.ts).
  if (document.documentElement.style.visibility === 'hidden') bringBack()
}

/** Hidden until it is known who is there; without an answer nothing is shown either, and the document that comes says what was the matter. */
async function settle(environment: IEnvironment, isLast: () => boolean): Promise<void> {
  const shown = pageShop.current()
  hide(true)
  try {
    const isSame = await compare(environment)
    if (isSame && isLast()) hide(false)
  } catch {
    if (isLast()) moveToTruth(`was ${shown ?? ''}`)
  }
}

/** Of a session that had ended before the page was read: its head may have gone before that was known, and the cookie goes with this answer. */
export function leaveEndedSession(environment: IEnvironment): void {
  becomeVisitor(environment)
  askWho(environment).catch(() => {})
}

/** Whether the page is still what the session is; else it moves there. */
async function compare(environment: IEnvironment): Promise<boolean> {
  // An answer that tells of an ended session makes the page a visitor's; what it shows is still the shop's.
  const shown = pageShop.current()
  const now = await askWho(environment)
  if (now === (shown ?? now)) return true
  moveToTruth(now === NO_SHOP ? 'out' : 'shop')
  return false
}

/** Past the store: another answer must not reach a page that is still being hydrated. */
async function askWho(environment: IEnvironment): Promise<string> {
  const late = new Promise<never>((_resolve, reject) => void setTimeout(() => reject(new Error('no answer')), BLANK_MS))
  const asking = environment.getNetwork().execute(getRequest(query).params, {}, { force: true, ...keepEarlier })
  const answer = await Promise.race([asking.toPromise(), late])
  if (answer === undefined || !('data' in answer) || ('errors' in answer && Array.isArray(answer.errors)))
    throw new Error('nobody knows who is there')
  const { data } = answer
  const memberID: unknown = data?.['viewer']?.memberID
  return typeof memberID === 'string' ? memberID : NO_SHOP
}

/** Says why this document came in place of another one. */
export function tellOfMove(environment: IEnvironment): void {
  const move = knownMove(takeMove())
  if (move === null) return
  const company = companyOf(environment)
  const reads = company === null && move === 'shop' ? readsUnderWay(environment) : null
  if (reads === null) tell(move, company)
  else void reads.then(() => tell(move, companyOf(environment)))
}

/** What a document that came in doubt turns out to be. */
function knownMove(move: Move | null): 'shop' | 'out' | null {
  if (move === null || move === 'shop' || move === 'out') return move
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
