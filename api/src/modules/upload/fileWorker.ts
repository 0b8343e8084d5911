import { parentPort } from 'node:worker_threads'
import { ApiError } from '../../server/apiErrors.ts'
import { READY } from '../../server/workerPool.ts'
import { readSheetFile } from './sheet/readSheetFile.ts'
import { readText } from './sheet/readText.ts'
import { fileKind } from './fileKind.ts'
import type { ReadingJob, ReadingResult } from './fileReader.ts'

// Runs in a worker: whatever was uploaded is looked into here and nowhere else.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const say = (words: ReadingResult | typeof READY): void => parentPort?.postMessage(words)
parentPort?.on('message', (job: ReadingJob) => say(resultOf(job)))
say(READY)

function resultOf(job: ReadingJob): ReadingResult {
  try {
    return { value: read(job) }
  } catch (error) {
    if (error instanceof ApiError) return { refused: { status: error.status, message: error.message, data: error.data } }
    return { fault: error instanceof Error ? error.name : 'unknown' }
  }
}

function read(job: ReadingJob) {
  switch (job.task) {
    case 'kind':
      return fileKind(job.bytes, job.scene)
    case 'sheet':
      return readSheetFile(job.bytes, job.mime)
    case 'text':
      return readText(job.text)
  }
}
