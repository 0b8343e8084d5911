import { once } from 'node:events'
import { request as ask } from 'node:http'
import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { callerLeft } from './callerLeft.ts'
import type { PoolTestJob } from './poolTestWorker.ts'
import { WorkerPool, type PoolBounds } from './workerPool.ts'

const ENTRY = new URL('poolTestWorker.ts', import.meta.url)
const poolOf = (bounds: Partial<PoolBounds> = {}) =>
  new WorkerPool<PoolTestJob, number>(ENTRY, { workers: 1, waiting: 1, ms: 60_000, heapMb: 32, ...bounds })
const settled = async (pool: WorkerPool<PoolTestJob, number>) => expect.poll(() => pool.size).toMatchObject({ busy: 0, waiting: 0 })

it('keeps a worker for the next job, and gives it none of this process’s settings', async () => {
  const pool = poolOf()
  expect([await pool.run('answer'), await pool.run('answer'), await pool.run('env'), pool.size]).toEqual([
    1,
    2,
    0,
    { busy: 0, idle: 1, waiting: 0 },
  ])
})

it('ends a worker whose job takes more time than it may; the next job has a new one', async () => {
  const pool = poolOf({ ms: 2_000 })
  await expect(pool.run('hang')).rejects.toMatchObject({ why: 'time' })
  expect(pool.size.idle).toBe(0)
  expect(await pool.run('answer')).toBe(1)
})

it.each<[PoolTestJob, string]>([
  ['eat', 'memory'],
  ['throw', 'fault'],
  ['leave', 'fault'],
])('ends a worker that is told to %s, and goes on', async (job, why) => {
  const pool = poolOf()
  await expect(pool.run(job)).rejects.toMatchObject({ why })
  expect(await pool.run('answer')).toBe(1)
})

it('does what waits in its turn, and refuses what is too much', async () => {
  const pool = poolOf({ waiting: 2 })
  const first = pool.run('answer')
  const [second, third] = [pool.run('answer'), pool.run('answer')]
  await expect(pool.run('answer')).rejects.toMatchObject({ why: 'busy' })
  expect([await first, await second, await third]).toEqual([1, 2, 3])
})

it('ends the job of a caller who leaves, under way or waiting, and makes room for others', async () => {
  const pool = poolOf()
  const [running, waiting] = [new AbortController(), new AbortController()]
  const [left, leftEarly] = [pool.run('hang', running.signal), pool.run('answer', waiting.signal)]
  waiting.abort()
  await expect(leftEarly).rejects.toMatchObject({ why: 'left' })
  const next = pool.run('answer')
  running.abort()
  await expect(left).rejects.toMatchObject({ why: 'left' })
  expect(await next).toBe(1)
  await expect(pool.run('answer', AbortSignal.abort())).rejects.toMatchObject({ why: 'left' })
  await settled(pool)
})

it('ends the job of a browser that breaks off, and of none that waits for its answer', async () => {
  const pool = poolOf()
  const app = fastify()
  await app.register(formbody)
  app.post<{ Params: { job: PoolTestJob } }>('/:job', async ({ params }, reply) => ({
    answer: await pool.run(params.job, callerLeft(reply)),
  }))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const sent = (job: PoolTestJob) => fetch(`${url}/${job}`, { method: 'POST', body: new URLSearchParams({ text: 'a'.repeat(100_000) }) })
  expect(await (await sent('answer')).json()).toEqual({ answer: 1 })
  const leaving = ask(`${url}/hang`, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  const broken = once(leaving, 'error')
  leaving.end('text=1')
  await expect.poll(() => pool.size.busy).toBe(1)
  leaving.destroy(new Error('left'))
  await broken
  await settled(pool)
  expect(await (await sent('answer')).json()).toEqual({ answer: 1 })
  await app.close()
})
