import { PAYLOAD_ID, type Payload, printPayload, ROOT_ID } from '../app/payload.ts'
import { documentTitle } from '../lib/documentTitle.ts'
import type { PageHead } from '../app/route.tsx'
import type { PageAssets } from './assets.ts'
import { codeAhead } from './codeAhead.ts'
import { criticalCss } from './criticalCss.ts'
import { otherTabs } from './otherTabs.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)
}

type Head = {
  readonly title: string
  readonly siteTitle: string
  readonly nonce: string
  readonly assets: PageAssets
  readonly head: PageHead | null
  readonly publicUrl: string
  readonly looks: string
}

/** What can be written before the page's data is known: the browser fetches the code meanwhile. The head stays open. */
export function openDocument({ title, siteTitle, nonce, assets, head, publicUrl, looks }: Head): string {
  return [
    `<!doctype html><html lang="zh-CN"${looks === '' ? '' : ` class="${looks}"`}><head><meta charset="utf-8">`,
    `<title>${escapeHtml(documentTitle(head?.title ?? title, siteTitle))}</title>`,
    ...(head === null
      ? []
      : [
          `<meta name="description" content="${escapeHtml(head.description)}">`,
          `<link rel="canonical" href="${escapeHtml(new URL(head.canonical, publicUrl).href)}">`,
        ]),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    '<meta name="theme-color" content="#0b6b4f"><meta name="format-detection" content="telephone=no">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">',
    `<script nonce="${escapeHtml(nonce)}">${codeAhead(assets.preloads)}</script>`,
    // Runs when the whole document is there, the payload with it.
    `<script type="module" src="${assets.entry}" nonce="${escapeHtml(nonce)}"></script>`,
  ].join('')
}

/** Back may bring a buyer's page out of the browser's cache after a log-out: hidden until the script has asked (app/sessionGuard.ts). */
const HIDE_ON_BACK =
  'if(performance.getEntriesByType("navigation")[0]?.type==="back_forward")document.documentElement.style.visibility="hidden"'

type Page = {
  readonly html: string
  readonly payload: Payload
  readonly nonce: string
  readonly readAt: number
  readonly isDesk: boolean
}

/** The rest of the head, and the page. What has changed since it was read is told when its stream begins (features/ground/live/startLive.ts). */
export function closeDocument({ html, payload, nonce, readAt, isDesk }: Page): string {
  const safeNonce = escapeHtml(nonce)
  const isPersonal = typeof payload.answer?.data['viewer'] === 'object' && payload.answer.data['viewer'] !== null
  const readAtOf = isPersonal ? ` data-at="${Math.floor(readAt / 1000)}"` : ''
  return [
    isPersonal ? `<script nonce="${safeNonce}">${HIDE_ON_BACK}</script>` : '',
    `<style data-first-paint nonce="${safeNonce}">${criticalCss(html)}</style></head><body>`,
    `<noscript><p>浏览器没有启用 JavaScript：可以搜索、浏览和阅读；登录、加入采购单、下单等按钮不起作用。</p></noscript>`,
    `<div id="${ROOT_ID}">${html}</div>`,
    `<script type="application/json" id="${PAYLOAD_ID}"${readAtOf} nonce="${safeNonce}">${printPayload(payload)}</script>`,
    isDesk ? otherTabs(safeNonce) : '',
    '</body></html>',
  ].join('')
}
