import type { CheapestCart } from 'rules/cheapest/cheapestCart'
import type { CheapestQuestion } from 'rules/cheapest/space'
import { nextTask } from '../../../lib/nextTask.ts'

/** No step of the page may be held up longer than this. */
const SLICE_MS = 8

/** The cheapest way to buy a cart, found beside the page; where there are no module workers, in small steps within it. */
export async function findCheapest(question: CheapestQuestion, signal: AbortSignal): Promise<CheapestCart> {
  const worker = openWorker()
  if (worker === null) return inSteps(question, signal)
  try {
    return await new Promise<CheapestCart>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CheapestCart>) => resolve(data))
      worker.addEventListener('error', reject)
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(question)
    })
  } catch {
    signal.throwIfAborted()
    return await inSteps(question, signal)
  } finally {
    worker.terminate()
  }
}

function openWorker(): Worker | null {
  try {
    return new Worker(new URL('./cheapest.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

async function inSteps(question: CheapestQuestion, signal: AbortSignal): Promise<CheapestCart> {
  const { cheapestCart } = await import('rules/cheapest/cheapestCart')
  const steps = cheapestCart(question)
  for (;;) {
    const until = performance.now() + SLICE_MS
    do {
      const step = steps.next()
      if (step.done === true) return step.value
    } while (performance.now() < until)
    await nextTask()
    signal.throwIfAborted()
  }
}
