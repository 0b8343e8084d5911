import { ApiError, invalid } from '../../server/apiErrors.ts'
import { JobStopped, WorkerPool } from '../../server/workerPool.ts'
import type { FileShape, ReadFile } from './fileShape.ts'

export interface ImportReadingJob {
  readonly bytes: Uint8Array
  readonly shape: FileShape
}
export type ImportReading = { readonly value: ReadFile } | { readonly refused: string } | { readonly fault: string }

/** The office's own files are long and trusted further than a buyer's: one at a time, and as long as twenty megabytes take. */
const BOUNDS = { workers: 1, waiting: 4, ms: 120_000, heapMb: 1_024 }
const pool = new WorkerPool<ImportReadingJob, ImportReading>(new URL('importWorker.ts', import.meta.url), BOUNDS)

export async function readInImportWorker(job: ImportReadingJob, signal: AbortSignal): Promise<ReadFile> {
  const reading = await pool.run(job, signal).catch((error: unknown) => {
    if (!(error instanceof JobStopped)) throw error
    if (error.why === 'busy' || error.why === 'left') throw new ApiError(503, '正在读取的文件较多，请稍后再试')
    throw invalid('file', '文件内容过多，请分几次导入')
  })
  if ('value' in reading) return reading.value
  throw invalid('file', 'refused' in reading ? reading.refused : '文件无法读取，请另存为 xlsx 或 csv 后重试')
}
