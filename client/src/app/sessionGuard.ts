import { graphql } from 'react-relay/hooks'
import { getRequest, type IEnvironment } from 'relay-runtime'
import { becomeVisitor } from '../relay/endedSession.ts'
import { moveToTruth } from '../errors/leaving.ts'
import { keepEarlier } from '../relay/network.ts'
import { sessionTabs } from '../features/ground/session/sessionTabs.ts'
import { NO_SHOP, pageShop } from '../relay/pageShop.ts'

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
