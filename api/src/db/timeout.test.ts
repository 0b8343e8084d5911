import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../testing/harness.ts'
import { buildServer } from '../buildServer.ts'
import { makeLog } from '../server/log.ts'
import { testServerUrl, withDatabase } from '../testing/testDatabase.ts'
import { openServer, type OpenDatabase } from './open.ts'

/** PGlite runs in this process and knows no such limit: a statement there is never waited for from outside. */
describe.skipIf(testServerUrl === null)('on a PostgreSQL server', () => {
  let h: Harness
  let url = ''
  let limited: OpenDatabase
  beforeAll(async () => {
    h = await openHarness()
    const [{ name } = { name: '' }] = (await sql<{ name: string }>`select current_database() as name`.execute(h.deps.db)).rows
    url = withDatabase(testServerUrl ?? '', name)
    limited = await openServer(url, { max: 4, statementMs: 150 })
  })
  afterAll(async () => {
    await limited.close()
    await h.close()
  })

  it('a statement that takes too long is given up', async () => {
    await expect(sql`select pg_sleep(20)`.execute(limited.db)).rejects.toMatchObject({ code: '57014' })
    expect((await sql`select 1 as one`.execute(limited.db)).rows).toEqual([{ one: 1 }])
  })

  it('a statement that takes too long is given up by the server first: the connection is not taken for a lost one', async () => {
    const patient = await openServer(url, { max: 1, statementMs: 1_500 })
    await expect(sql`select pg_sleep(20)`.execute(patient.db)).rejects.toMatchObject({ code: '57014' })
    await patient.close()
  })

  it('a call that waits for a locked row is answered in order, leaks nothing, and the next one works', async () => {
    const lines: string[] = []
    const app = await buildServer({ ...h.deps, db: limited.db }, makeLog('info', { write: (line) => lines.push(line) }))
    const attempt = () =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'username=nobody&password=wrong',
      })
    expect((await attempt()).statusCode).toBe(422)
    await h.deps.db.transaction().execute(async (trx) => {
      await sql`lock table login_attempt in access exclusive mode`.execute(trx)
      const answer = await attempt()
      expect(answer.json()).toEqual({ code: 503, message: '系统繁忙，请稍后再试', data: null })
    })
    expect((await attempt()).statusCode).toBe(422)
    expect(lines.join('')).toContain('the database did not answer in time')
    expect(lines.join('')).not.toContain('unexpected error')
    await app.close()
  })
})
