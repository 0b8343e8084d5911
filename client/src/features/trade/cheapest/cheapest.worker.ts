import { cheapestCart, runThrough } from 'rules/cheapest/cheapestCart'
import type { CheapestQuestion } from 'rules/cheapest/space'

// The page stays free while it reckons.
self.addEventListener('message', ({ data }: MessageEvent<CheapestQuestion>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one owner
  self.postMessage(runThrough(cheapestCart(data)))
})
