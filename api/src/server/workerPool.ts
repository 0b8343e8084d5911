import { Worker } from 'node:worker_threads'

/** What a worker says first, once it has loaded what it needs. */
export const READY = 'ready'
/** No file has a part in how long that takes: only a machine that stands still reaches it. */
const START_MS = 60_000

export interface PoolBounds {
  readonly workers: number
  /** How many jobs may wait beside those under way. */
  readonly waiting: number
  /** For one job, from when its worker is ready. */
  readonly ms: number
  readonly heapMb: number
}

export type StopCause = 'busy' | 'time' | 'memory' | 'left' | 'fault'

/** A job that was not done: too many wait, it took more time or memory than it may, who asked has left, or its worker ended. */
export class JobStopped extends Error {
  readonly why: StopCause
  constructor(why: StopCause, cause?: unknown) {
    super(`a job in a worker was not done: ${why}`, { cause })
    this.why = why
  }
}

interface Task<Job, Result> {
  readonly job: Job
  readonly signal: AbortSignal | undefined
  readonly done: (result: Result) => void
  readonly stopped: (error: JobStopped) => void
}

/** Workers that do one job at a time, started when they are needed and kept for the next; one that oversteps a bound is ended with its job. */
export class WorkerPool<Job, Result> {
  readonly #entry: URL
  readonly #bounds: PoolBounds
  readonly #idle: Worker[] = []
  readonly #waiting: Task<Job, Result>[] = []
  #busy = 0

  constructor(entry: URL, bounds: PoolBounds) {
    this.#entry = entry
    this.#bounds = bounds
  }

  get size(): { readonly busy: number; readonly idle: number; readonly waiting: number } {
    return { busy: this.#busy, idle: this.#idle.length, waiting: this.#waiting.length }
  }

  run(job: Job, signal?: AbortSignal): Promise<Result> {
    return new Promise((done, stopped) => {
      const task = { job, signal, done, stopped }
      if (signal?.aborted === true) stopped(new JobStopped('left'))
      else if (this.#busy < this.#bounds.workers) this.#start(task)
      else if (this.#waiting.length < this.#bounds.waiting) this.#wait(task)
      else stopped(new JobStopped('busy'))
    })
  }

  #wait(task: Task<Job, Result>): void {
    this.#waiting.push(task)
    task.signal?.addEventListener(
      'abort',
      () => {
        const at = this.#waiting.indexOf(task)
        if (at < 0) return
        this.#waiting.splice(at, 1)
        task.stopped(new JobStopped('left'))
      },
      { once: true },
    )
  }

  #start({ job, signal, done, stopped }: Task<Job, Result>): void {
    this.#busy++
    const kept = this.#idle.pop()
    const worker = kept ?? this.#open()
    const leave = (isKept: boolean): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onLeft)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      if (isKept) this.#idle.push(worker)
      else void worker.terminate()
      this.#busy--
    }
    const stop = (why: StopCause, cause?: unknown): void => {
      leave(false)
      stopped(new JobStopped(why, cause))
      this.#next()
    }
    const onMessage = (result: Result | typeof READY): void => {
      if (result === READY) {
        clearTimeout(timer)
        timer = setTimeout(() => stop('time'), this.#bounds.ms)
        return
      }
      leave(true)
      done(result)
      this.#next()
    }
    const onError = (error: Error): void => stop('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'fault', error)
    const onExit = (): void => stop('fault')
    const onLeft = (): void => stop('left')
    let timer = setTimeout(() => stop('time'), kept === undefined ? START_MS : this.#bounds.ms)
    signal?.addEventListener('abort', onLeft)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(job)
  }

  #next(): void {
    const task = this.#waiting.shift()
    if (task !== undefined) this.#start(task)
  }

  /** It is given nothing of this process's settings, and keeps nobody from leaving. */
  #open(): Worker {
    const worker = new Worker(this.#entry, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#bounds.heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    })
    worker.unref()
    // What it says when no job is under way, or while it is being ended, must not count as unheard.
    worker.on('error', () => {})
    worker.on('exit', () => {
      const at = this.#idle.indexOf(worker)
      if (at >= 0) this.#idle.splice(at, 1)
    })
    return worker
  }
}
