import type { FastifyBaseLogger } from 'fastify'
import { ApiError, invalid } from '../../server/apiErrors.ts'
import { JobStopped, WorkerPool, type StopCause } from '../../server/workerPool.ts'
import type { AskedList } from './sheet/askedRow.ts'
import { tooLarge, unreadable } from './sheet/sheetBounds.ts'
import type { FileKind } from './fileKind.ts'
import type { UploadScene } from '../../db/tables/paper.ts'

interface Readings {
  kind: { job: { readonly bytes: Uint8Array; readonly scene: UploadScene }; value: FileKind | null }
  sheet: { job: { readonly bytes: Uint8Array; readonly mime: string }; value: AskedList }
  text: { job: { readonly text: string }; value: AskedList }
}
type Task = keyof Readings
export type ReadingJob = { readonly [T in Task]: { readonly task: T } & Readings[T]['job'] }[Task]
type Value<Job> = Job extends { readonly task: infer T extends Task } ? Readings[T]['value'] : never
export type ReadingResult =
  | { readonly value: Readings[Task]['value'] }
  | { readonly refused: Pick<ApiError, 'status' | 'message' | 'data'> }
  | { readonly fault: string }

/** A good file takes some milliseconds; two workers leave a processor to the api on small machines. */
export const openReaders = (ms: number): WorkerPool<ReadingJob, ReadingResult> =>
  new WorkerPool(new URL('fileWorker.ts', import.meta.url), { workers: 2, waiting: 16, ms, heapMb: 96 })
const usual = openReaders(5_000)

/** Whose question it is: the job ends when they leave, and what went wrong stands in their lines of the log. */
export interface Asker {
  readonly signal?: AbortSignal
  readonly log?: Pick<FastifyBaseLogger, 'warn'>
}

/** Looks into what a buyer sent, away from the loop that serves everybody. */
export async function readInWorker<Job extends ReadingJob>(job: Job, { signal, log }: Asker = {}, readers = usual): Promise<Value<Job>> {
  const result = await readers.run(job, signal).catch((error: unknown) => {
    if (!(error instanceof JobStopped)) throw error
    log?.warn({ err: error, task: job.task, why: error.why }, 'a file was not read to its end')
    throw refusalOf(job.task, error.why)
  })
  if ('value' in result) return result.value as Value<Job>
  if ('refused' in result) throw new ApiError(result.refused.status, result.refused.message, result.refused.data)
  log?.warn({ task: job.task, fault: result.fault }, 'a file made its reader fail')
  throw refusalOf(job.task, 'fault')
}

function refusalOf(task: Task, why: StopCause): ApiError {
  if (why === 'busy' || why === 'left') return new ApiError(503, '正在处理的文件较多，请稍后再试')
  if (task === 'text') return invalid('text', '清单无法识别，请分几次提交')
  if (task === 'kind') return invalid('file', '文件无法识别，请换一个文件')
  return why === 'fault' ? unreadable() : tooLarge()
}
