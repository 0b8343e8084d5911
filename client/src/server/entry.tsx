import { PassThrough, Readable } from 'node:stream'
import { type Found, matchLocation } from '../app/matchLocation.ts'
import { paths } from '../navigation/paths.ts'
import type { Payload } from '../app/payload.ts'
import type { PageHead, Route } from '../app/route.tsx'
import { allRoutes, laterAreaOf } from '../app/routeTable.ts'
import { NO_SHOP } from '../relay/pageShop.ts'
import { type Answer, ask, judge } from './answer.ts'
import { closeDocument, openDocument } from './document.ts'
import { assetsOf } from './pageAssets.ts'
import { firstPictureOf, withInlinePicture, withoutHints } from './firstPicture.ts'
import { renderApp } from './renderApp.tsx'
import type { StorefrontRequest, StorefrontResponse } from './storefront.ts'
import { within } from './within.ts'

export type { StorefrontRequest, StorefrontResponse } from './storefront.ts'

/** A quick answer may still decide the status; a slow one must not hold back the head. */
const HEAD_AFTER_MS = 40
/** A page whose head says what it shows is worth waiting for: search engines read nothing else. */
const OWN_HEAD_AFTER_MS = 2000
/** From then on the page is the browser's. */
const ANSWER_CAP_MS = 8000
/** A picture that is not there by then is fetched by the browser. */
const PICTURE_CAP_MS = 100

let codeLoaded: Promise<unknown> | null = null

/** Every page's code, once: it registers its query and defines its rules. */
function loadCode(): Promise<unknown> {
  codeLoaded ??= allRoutes().then((routes) => Promise.all(routes.map((route) => route.loadCode())))
  return codeLoaded
}

export async function render(request: StorefrontRequest): Promise<StorefrontResponse> {
  await loadCode()
  const match = matchLocation(request.url)
  if (match.kind === 'later') throw new Error('the route table is not loaded')
  if (match.kind === 'redirect') return isUnknown(match.to) && isFileAddress(request.url) ? noFile() : redirect(match.to)
  if (match.route.flags.requiresLogin && !request.hasSession) return redirect(paths.login(request.url))

  const readAt = Date.now()
  const asking = ask(request, match)
  const patienceMs = patienceOf(match.route)
  const quick = patienceMs === 0 ? null : await within(asking, patienceMs)
  const verdict = judge(match.route, quick?.answer ?? null)
  if (verdict.kind === 'login') return redirect(paths.login(request.url))
  const answering = quick === null ? within(asking, ANSWER_CAP_MS - patienceMs) : Promise.resolve(quick)
  return {
    status: verdict.status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: stream(request, match, {
      readAt,
      head: headOf(match.route, quick?.answer ?? null),
      answering: answering.then((outcome) => outcome?.answer ?? null),
    }),
  }
}

/** Where nothing hangs on the answer the head leaves at once: the browser gets ready while the page is read. */
function patienceOf({ head, principal }: Route): number {
  if (head !== null) return OWN_HEAD_AFTER_MS
  return principal === null ? 0 : HEAD_AFTER_MS
}

const isUnknown = (to: string): boolean => to.split('?', 1)[0] === paths.notFound()

/** Whether an address is of a file rather than a page: its last part ends as file names do, or any part is hidden as `.git` is. */
function isFileAddress(url: string): boolean {
  const parts = url.split(/[?#]/, 1)[0]?.split('/') ?? []
  return parts.some((part) => part.startsWith('.')) || /\.[a-z\d]{1,10}$/i.test(parts.at(-1) ?? '')
}

/** Programs ask for files that are not there; leading them to a page would tell them that something is. */
function noFile(): StorefrontResponse {
  return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: Readable.from(['404 没有此文件\n']) }
}

function redirect(location: string): StorefrontResponse {
  return { status: 302, headers: { location }, body: null }
}

type Streamed = { readonly readAt: number; readonly head: PageHead | null; readonly answering: Promise<Answer | null> }

function headOf({ head }: Route, answer: Answer | null): PageHead | null {
  return answer === null ? null : (head?.(answer.data) ?? null)
}

function stream(request: StorefrontRequest, found: Found, { readAt, head, answering }: Streamed): Readable {
  const { nonce, siteTitle, publicUrl, looks, clientDir, signal } = request
  const body = new PassThrough()
  body.write(
    openDocument({ title: found.route.title, siteTitle, publicUrl, looks, head, nonce, assets: assetsOf(clientDir, filesOf(found)) }),
  )
  void finish(request, found, answering).then(({ html, payload }) => {
    if (signal.aborted) body.destroy()
    else body.end(closeDocument({ html, payload, nonce, readAt, isDesk: request.isDesk === true }))
  })
  return body
}

/** The sources whose chunks the browser loads for a page: its own, and the routes of its area. */
function filesOf({ route }: Found): string[] {
  const area = laterAreaOf(route)
  return area === undefined ? [route.file] : [`src/app/routes/${area.name}Routes.tsx`, route.file]
}

async function withFirstPicture({ inlinePicture }: StorefrontRequest, html: string): Promise<string> {
  const path = firstPictureOf(html)
  const svg = path === null ? null : await within(inlinePicture(path), PICTURE_CAP_MS)
  return path === null || svg === null ? html : withInlinePicture(html, path, svg)
}

/** Whom the page shows. Where somebody is logged in and the answer names nobody, it may only have failed to. */
function shopOf({ hasSession }: StorefrontRequest, answer: Answer | null): string | undefined {
  const viewer = answer?.data['viewer']
  const memberID: unknown = typeof viewer === 'object' && viewer !== null ? Reflect.get(viewer, 'memberID') : undefined
  if (typeof memberID === 'string') return memberID
  return hasSession ? undefined : NO_SHOP
}

/** Never rejects: what cannot be rendered here is rendered by the browser. */
async function finish(
  request: StorefrontRequest,
  found: Found,
  answering: Promise<Answer | null>,
): Promise<{ html: string; payload: Payload }> {
  const { siteTitle, publicUrl, signal, onError } = request
  const answer = await answering
  const payload: Payload = {
    siteTitle,
    publicUrl,
    shop: shopOf(request, answer),
    answer,
    area: laterAreaOf(found.route)?.name,
    ...(request.isMeasured === true ? { isMeasured: true } : {}),
    isRendered: false,
  }
  try {
    return {
      html: await withFirstPicture(request, withoutHints(await renderApp(request, found, answer))),
      payload: { ...payload, isRendered: true },
    }
  } catch (error) {
    if (!signal.aborted) onError(error)
    return { html: '', payload }
  }
}
