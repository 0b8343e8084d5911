export type Asked = { readonly method: string; readonly url: string; readonly mode: string }

/** `code`: never changes under its address. `page`: may be answered from what is kept where there is no network. */
export type Way = 'network' | 'code' | 'page'

/** What is no page of the storefront, or must never be an old one: the explorer, files, confirming, paying, logging in. */
const NEVER = [
  /^\/(?:graphql|api|files|docs|cashier|message|wechat)(?:\/|$)/,
  /^\/(?:cart_step[2-9]|cart_hm|login|register|forget_step\d|loading|outbox|upload|readyz|healthz)(?:\/|$)/,
  // A file, such as robots.txt.
  /\.\w{2,12}$/,
]

/** What the worker does about a request. Whatever changes something goes to the network untouched. */
export function wayOf({ method, url, mode }: Asked, origin: string): Way {
  const { origin: host, pathname } = new URL(url)
  if (method !== 'GET' || host !== origin) return 'network'
  if (/^\/assets\/[^/]+-[\w-]{6,}\.(?:js|css|woff2)$/.test(pathname)) return 'code'
  return mode === 'navigate' && !NEVER.some((pattern) => pattern.test(pathname)) ? 'page' : 'network'
}
