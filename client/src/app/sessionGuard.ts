import { graphql } from 'react-relay/hooks'
import { commitLocalUpdate, getRequest, type IEnvironment } from 'relay-runtime'
import { becomeVisitor } from '../relay/endedSession.ts'

const query = graphql`
  query sessionGuardQuery {
    viewer {
      memberID
    }
  }
`

/**
 * The browser may bring a whole document back as it was, after a log-out too. Such a document stays hidden until the
 * session has been asked about, and is fetched anew when it is another's.
 */
export function guardSession(environment: IEnvironment, listening: AddEventListenerOptions = {}): void {
  let shownFor: unknown = null
  const hide = (isHidden: boolean): void => void (document.documentElement.style.visibility = isHidden ? 'hidden' : '')
  const noteViewer = (): void => {
    commitLocalUpdate(environment, (store) => void (shownFor = store.getRoot().getLinkedRecord('viewer')?.getValue('memberID') ?? null))
  }
  const check = (): void => {
    askWho(environment).then(
      (memberID) => (memberID === shownFor ? hide(false) : window.location.reload()),
      () => window.location.reload(),
    )
  }

  window.addEventListener('pagehide', (event) => {
    if (!event.persisted) return
    noteViewer()
    hide(true)
  }, listening)
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) check()
  }, listening)
  // Back to a document out of the browser's cache: it has hidden itself (server/document.ts).
  if (document.documentElement.style.visibility === 'hidden') {
    noteViewer()
    check()
  }
}

/** Of a session that had ended before the page was read: its head may have gone before that was known, and the cookie goes with this answer. */
export function leaveEndedSession(environment: IEnvironment): void {
  becomeVisitor(environment)
  askWho(environment).catch(() => {})
}

/** Past the store: another answer must not reach a page that is still being hydrated. */
async function askWho(environment: IEnvironment): Promise<unknown> {
  const answer = await environment.getNetwork().execute(getRequest(query).params, {}, { force: true }).toPromise()
  const data = answer !== undefined && 'data' in answer ? answer.data : null
  return data?.['viewer']?.memberID ?? null
}
