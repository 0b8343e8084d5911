import { type KeptPage, keptTime } from './keptPages.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-content:center;gap:24px;padding:24px 16px;
background:#f5f7f6;color:#1f2328;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{width:min(560px,calc(100vw - 32px));padding:32px 24px;border:1px solid #dde3e0;border-radius:8px;background:#fff}
h1{margin:0 0 8px;font-size:24px;line-height:1.3}
h2{margin:24px 0 8px;font-size:16px}
p{margin:0;color:#57606a}
ul{margin:0;padding:0;list-style:none;border-top:1px solid #dde3e0}
li a{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 16px;min-height:52px;padding:8px 4px;
border-bottom:1px solid #dde3e0;color:#0b6b4f;font-weight:600;text-decoration:none}
li small{color:#57606a;font-weight:400}
.retry{display:inline-flex;align-items:center;min-height:44px;margin-top:24px;padding:0 24px;border-radius:4px;background:#0b6b4f;
color:#fff;font-weight:600;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid #1f6feb;outline-offset:2px}`

const OFFERS = '页面需要联网才能打开。以下内容已保存在本机，可以查看；采购单的更改会在联网后自动提交。'

/** Comes back by itself when the network does. */
const SCRIPT = 'addEventListener("online",()=>location.reload())'

export type KeptLink = Pick<KeptPage, 'title' | 'at'> & { readonly path: string }

/** What is shown in the place of a page without a network: says so, and offers what is kept of the shop. */
export function shellPage(links: readonly KeptLink[], nonce: string): string {
  const list = links.map(
    ({ path, title, at }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}<small>保存于 ${keptTime(at)}</small></a></li>`,
  )
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>现在没有网络</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="#0b6b4f">',
    `<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>现在没有网络</h1>`,
    list.length > 0
      ? `<p>${OFFERS}</p><h2>本机保存的内容</h2><ul>${list.join('')}</ul>`
      : '<p>请检查网络设置。联网后此页面会自动刷新。</p>',
    '<a class="retry" href="">重试</a></main>',
    `<script nonce="${nonce}">${SCRIPT}</script></body></html>`,
  ].join('')
}

export function shellAnswer(links: readonly KeptLink[]): Response {
  const nonce = crypto.randomUUID()
  return new Response(shellPage(links, nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'`,
    },
  })
}
