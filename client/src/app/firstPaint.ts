import { cache, sheet } from '@emotion/css'
import { nextTask } from '../lib/nextTask.ts'

/** On a slow processor that takes some ten milliseconds. */
const RULES_AT_ONCE = 25

// Runs in the first chunk (vite.config.ts), before any rule is defined: the policy asks a nonce of each style element.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
if (nonce) sheet.nonce = nonce

/** The server's rules stay in force while chunk after chunk brings its own: a page half of whose rules have come would jump. */
const serverRules = document.querySelector('style[data-first-paint]')
const { insert } = cache
const waiting: Parameters<typeof insert>[] = []
if (serverRules !== null) {
  // To compile a chunk's rules takes longer than the rest of it.
  cache.insert = (...rule) => {
    cache.inserted[rule[1].name] = true
    waiting.push(rule)
  }
}

// The parser's last task ends here.
await nextTask()

/** Lays all rules of the page in their order, and then lets them take the place of the server's. */
export async function endFirstPaint(): Promise<void> {
  while (waiting.length > 0) {
    for (const rule of waiting.splice(0, RULES_AT_ONCE)) insert(...rule)
    // Not in force yet, so that the page is styled again once only.
    for (const tag of sheet.tags) tag.media = 'not all'
    await nextTask()
  }
  cache.insert = insert
  for (const tag of sheet.tags) tag.media = ''
  serverRules?.remove()
  // The picture the server drew into the page has no words yet (server/firstPicture.ts).
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-whole]')) picture.src = picture.dataset['whole'] ?? ''
}
