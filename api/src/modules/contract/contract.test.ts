import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())

const nowSeconds = () => Math.floor(h.clock.now().getTime() / 1000)

it('is read, signed once, and keeps its first signature', async () => {
  const person = await createPerson(h)
  const client = await logIn(h, person)
  expect((await client.get('/api/contract')).data).toMatchObject({
    id: '1',
    version: '2026-01',
    title: '药品采购电子合同',
    signed_at: null,
  })
  const first = nowSeconds()
  expect(await client.post('/api/contract/sign', { id: 1, agree: 1 })).toMatchObject({ status: 200, data: { id: '1', signed_at: first } })
  h.clock.advance(60_000)
  expect((await client.post('/api/contract/sign', { id: 1, agree: 1 })).data).toEqual({ id: '1', signed_at: first })
  expect((await client.get('/api/contract')).data).toMatchObject({ signed_at: first })
  const audits = await h.deps.db.selectFrom('audit_log').where('member_id', '=', person.memberId).select(['action', 'object']).execute()
  expect(audits).toEqual([{ action: 'contract.sign', object: 'contract:1' }])
})

it.each([[{ id: 1 }], [{ id: 1, agree: 0 }], [{ id: 1, agree: 'yes' }]])('is not signed by %o', async (form) => {
  const client = await logIn(h, await createPerson(h))
  expect(await client.post('/api/contract/sign', form)).toMatchObject({
    status: 422,
    data: { errors: { agree: ['请阅读并同意合同内容'] } },
  })
})

it('is for members, and an unknown one is not found', async () => {
  expect((await h.client().get('/api/contract')).status).toBe(401)
  const client = await logIn(h, await createPerson(h))
  expect(await client.post('/api/contract/sign', { id: 99, agree: 1 })).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } })
})

it('must be read again when a newer text is out', async () => {
  const client = await logIn(h, await createPerson(h))
  await client.post('/api/contract/sign', { id: 1, agree: 1 })
  const published = new Date(h.clock.now().getTime() + 1000)
  await h.deps.db
    .insertInto('contract')
    .values({
      version: '2026-02',
      title: '药品采购电子合同',
      body: '新的条款内容，请仔细阅读后签署本合同。新的条款内容。',
      published_at: published,
    })
    .execute()
  expect((await client.get('/api/contract')).data).toMatchObject({ version: '2026-01' })
  h.clock.advance(1000)
  expect((await client.get('/api/contract')).data).toMatchObject({ version: '2026-02', signed_at: null })
  expect(await client.post('/api/contract/sign', { id: 1, agree: 1 })).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
})
