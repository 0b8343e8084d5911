import { parentPort } from 'node:worker_threads'

export type PoolTestJob = 'answer' | 'hang' | 'eat' | 'throw' | 'leave' | 'env'

let answered = 0

/** What a worker does when something goes wrong in it, on demand. */
parentPort?.on('message', (job: PoolTestJob) => {
  if (job === 'answer') parentPort?.postMessage(++answered)
  else if (job === 'env') parentPort?.postMessage(Object.keys(process.env).length)
  else if (job === 'throw') throw new Error('a bug')
  else if (job === 'leave') process.exit(0)
  else for (const kept: string[][] = []; ;) if (job === 'eat') kept.push(Array.from({ length: 10_000 }, (_, nth) => `${kept.length} ${nth}`))
})
