import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiProcess } from '../../testing/apiProcess.ts'
import { harnessOn } from '../../testing/harness.ts'
import { MailServer } from '../../testing/mailServer.ts'
import { createPerson } from '../../testing/people.ts'
import { lendDatabase, onPostgres, type LentDatabase, type TestDatabase } from '../../testing/testDatabase.ts'

let dataDir: string
let lent: LentDatabase
let test: TestDatabase
let mail: MailServer
const apis: ApiProcess[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'api-killed-sender-'))
  lent = await lendDatabase(dataDir)
  test = await lent.open()
  mail = await MailServer.start()
})
afterAll(async () => {
  await Promise.all(apis.map((api) => api.kill()))
  await mail.stop()
  await test.close()
  await lent.remove()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<ApiProcess> {
  const api = await ApiProcess.start({ ...lent.env, SMTP_URL: mail.url, SMTP_FROM: 'xiaoxi@shop.example' })
  apis.push(api)
  return api
}

/** Told now, by the machine's clock, of a kind that goes out by night too. */
async function tellReader(name: string): Promise<void> {
  const h = await harnessOn(await lent.open())
  const { accountId, memberId } = await createPerson(h)
  await sql`insert into account_mail (account_id, address, verified_at)
    values (${accountId}, ${`${name}@clinic.example`}, now())`.execute(test.db)
  await sql`insert into message (member_id, type, kind, ref, title, body, created_at)
    values (${memberId}, 'notice', 'access', 'test:killed', '门店权限已收回', '正文', now())`.execute(test.db)
  await h.close()
}

const until = <T>(look: () => T | Promise<T>) => expect.poll(look)
const states = async () => (await test.db.selectFrom('message_sending').orderBy('id').select(['state']).execute()).map(({ state }) => state)
const timeOver = () => sql`update message_sending set taken_until = database_now()`.execute(test.db)

it.runIf(onPostgres)(
  'a sender that is killed before the text is followed by another, one killed within it leaves no second mail',
  async () => {
    let isHeld = false
    mail.answer = (step) => {
      if (step !== 'RCPT') return step === 'DATA' ? '354 go' : '250 ok'
      isHeld = true
      return null
    }
    await tellReader('before')
    const first = await start()
    await until(() => isHeld).toBe(true)
    await first.kill()
    mail.answer = (step) => (step === 'DATA' ? '354 go' : '250 ok')
    await timeOver()
    const second = await start()
    await until(states).toEqual(['sent'])
    expect(mail.received.map(({ to }) => to)).toEqual(['before@clinic.example'])

    // The mail is taken in, and the sender never hears so.
    let isIn = false
    const silent: MailServer['answer'] = (step) => {
      if (step === 'END') isIn = true
      return step === 'END' ? null : step === 'DATA' ? '354 go' : '250 ok'
    }
    mail.answer = silent
    await tellReader('within')
    await until(() => isIn).toBe(true)
    await second.kill()
    mail.answer = (step) => (step === 'DATA' ? '354 go' : '250 ok')
    await timeOver()
    await start()
    await until(states).toEqual(['sent', 'unknown'])
    expect(mail.heard.filter((line) => line === 'RCPT TO:<within@clinic.example>').length).toBe(1)
  },
)
