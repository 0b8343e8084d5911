import { sheet } from '@emotion/css'

// Runs in the first chunk (vite.config.ts), before any rule is defined: the policy asks a nonce of each style element.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
if (nonce) sheet.nonce = nonce

/**
 * The server's rules stay the last, and so in force, while chunk after chunk brings its own: a page half of whose
 * rules have come would jump.
 */
const serverRules = document.querySelector('style[data-first-paint]')
sheet.before = serverRules

/** All rules of the page are there now. */
export function endFirstPaint(): void {
  serverRules?.remove()
}
