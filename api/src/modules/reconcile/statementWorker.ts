import { parentPort } from 'node:worker_threads'
import { ApiError } from '../../server/apiErrors.ts'
import { READY } from '../../server/workerPool.ts'
import { readStatement } from './readStatement.ts'
import type { Reading, ReadingJob } from './statementReader.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const say = (words: Reading | typeof READY): void => parentPort?.postMessage(words)
parentPort?.on('message', ({ bytes, ask }: ReadingJob) => {
  try {
    say({ value: readStatement(bytes, ask) })
  } catch (error) {
    say(error instanceof ApiError ? { refused: error.message } : { fault: error instanceof Error ? error.name : 'unknown' })
  }
})
say(READY)
