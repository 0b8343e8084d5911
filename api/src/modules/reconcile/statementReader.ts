import { ApiError } from '../../server/apiErrors.ts'
import { JobStopped, WorkerPool } from '../../server/workerPool.ts'
import { refuse, type ReadFile, type StatementAsk } from './statementLine.ts'

export interface ReadingJob {
  readonly bytes: Uint8Array
  readonly ask: StatementAsk
}
export type Reading = { readonly value: ReadFile } | { readonly refused: string } | { readonly fault: string }

/** One statement at a time, beside the requests of buyers. */
const pool = new WorkerPool<ReadingJob, Reading>(new URL('statementWorker.ts', import.meta.url), {
  workers: 1,
  waiting: 2,
  ms: 30_000,
  heapMb: 512,
})

export async function readInWorker(job: ReadingJob, signal: AbortSignal): Promise<ReadFile> {
  const reading = await pool.run(job, signal).catch((error: unknown) => {
    if (!(error instanceof JobStopped)) throw error
    if (error.why === 'busy' || error.why === 'left') throw new ApiError(503, '正在读取的文件较多，请稍后再试')
    throw refuse('文件内容过多，请按日提交账单')
  })
  if ('value' in reading) return reading.value
  throw refuse('refused' in reading ? reading.refused : '文件无法读取，请重新下载账单')
}
