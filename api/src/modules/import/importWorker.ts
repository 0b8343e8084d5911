import { parentPort } from 'node:worker_threads'
import { ApiError } from '../../server/apiErrors.ts'
import { READY } from '../../server/workerPool.ts'
import { readImportFile } from './file.ts'
import type { ImportReading, ImportReadingJob } from './importReader.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const say = (words: ImportReading | typeof READY): void => parentPort?.postMessage(words)
parentPort?.on('message', ({ bytes, shape }: ImportReadingJob) => {
  try {
    say({ value: readImportFile(bytes, shape) })
  } catch (error) {
    say(error instanceof ApiError ? { refused: error.message } : { fault: error instanceof Error ? error.name : 'unknown' })
  }
})
say(READY)
