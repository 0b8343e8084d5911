import { endFirstPaint } from './app/firstPaint.ts'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from './app/firstReact.ts'
import { createBrowserEnvironment, seedAnswer } from './app/firstRelay.ts'
import { BrowserRouter } from 'react-router-dom'
import { PreloadableQueryRegistry } from 'relay-runtime'
import { App } from './app/App.tsx'
import { matchLocation } from './app/matchLocation.ts'
import { later, laterAreas } from './app/routeTable.ts'
import { type Payload, PAYLOAD_ID, ROOT_ID } from './app/payload.ts'
import { Preparer } from './app/preparer.ts'
import { guardSession, leaveEndedSession } from './app/sessionGuard.ts'
import { takeMove } from './errors/leaving.ts'
import { nextTask } from './lib/nextTask.ts'
import { pageShop } from './relay/pageShop.ts'

const router = (children: ReactNode) => <BrowserRouter>{children}</BrowserRouter>

/** The first page is there and read by then; a link that needs them earlier fetches them itself. */
const LATER_MS = 2000

function pageNow(): string | null {
  const match = matchLocation(window.location.pathname)
  return match.kind === 'route' ? match.route.name : null
}

async function start(): Promise<void> {
  await nextTask()
  const root = document.querySelector(`#${ROOT_ID}`)
  const text = document.querySelector(`#${PAYLOAD_ID}`)?.textContent
  if (root === null) return
  const payload: Payload = text
    ? (JSON.parse(text) as Payload)
    : { siteTitle: document.title, publicUrl: '/', answer: null, isRendered: false }
  pageShop.set(payload.shop ?? null)
  const environment = createBrowserEnvironment()
  const preparer = new Preparer(environment)
  const here = `${window.location.pathname}${window.location.search}`
  const area = laterAreas.find(({ name }) => name === payload.area)
  if (area !== undefined) await area.routes.load().catch(() => {})
  const match = matchLocation(here)
  if (match.kind === 'route') {
    const { route, place } = match
    // The page's code first: hydration must not wait in the middle. Its failure is the page boundary's to handle.
    await route.loadCode().catch(() => {})
    const id = route.query?.params.id
    const query = typeof id === 'string' ? PreloadableQueryRegistry.get(id) : null
    await nextTask()
    if (query && payload.answer !== null) seedAnswer(environment, query, route.variables(place), payload.answer)
    await nextTask()
    preparer.visit(match, 'store-or-network')
  }
  await endFirstPaint()
  const app = (
    <App environment={environment} preparer={preparer} site={{ title: payload.siteTitle, publicUrl: payload.publicUrl }} router={router} />
  )
  // In a transition React gives way to the buyer every few milliseconds.
  if (payload.isRendered) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  guardSession(environment)
  if (payload.answer?.extensions !== undefined) leaveEndedSession(environment)
  const move = takeMove()
  if (move !== null) void import('./app/tellOfMove.ts').then(({ tellOfMove }) => tellOfMove(environment, move)).catch(() => {})
  setTimeout(() => {
    void later.load().catch(() => {})
    void import('./app/afterwards.ts').then(({ beginAfterwards }) => beginAfterwards(environment)).catch(() => {})
    if (payload.isMeasured) void import('./app/vitals.ts').then(({ tellVitals }) => tellVitals(pageNow)).catch(() => {})
  }, LATER_MS)
}

void start()
