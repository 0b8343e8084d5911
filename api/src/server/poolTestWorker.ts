import { parentPort } from 'node:worker_threads'
import { READY } from './workerPool.ts'

export type PoolTestJob = 'answer' | 'hang' | 'eat' | 'throw' | 'leave' | 'env'

let answered = 0
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const say = (value: number | typeof READY): void => parentPort?.postMessage(value)

/** What a worker does when something goes wrong in it, on demand. */
parentPort?.on('message', (job: PoolTestJob) => {
  if (job === 'answer') say(++answered)
  else if (job === 'env') say(Object.keys(process.env).length)
  else if (job === 'throw') throw new Error('a bug')
  else if (job === 'leave') process.exit(0)
  else
    for (const kept: string[][] = []; ;) if (job === 'eat') kept.push(Array.from({ length: 10_000 }, (_, nth) => `${kept.length} ${nth}`))
})
say(READY)
