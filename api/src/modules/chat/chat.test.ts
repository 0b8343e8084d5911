import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { createShopper, newKey, office, type Shopper } from '../../testing/trading.ts'
import { uploadFor } from '../../testing/uploads.ts'
import { runAutopilot } from '../job/autopilot.ts'
import { createManager } from '../user/user.service.ts'
import { answerTo } from './answers.ts'
import type { ChatMessageWire } from './chat.schemas.ts'

interface Thread {
  data: ChatMessageWire[]
  total: number
  unread: number
}

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness({ demo: true, autopilotSeconds: 20 })
  await createTrade(h)
  me = await createShopper(h)
})
afterAll(() => h.close())
beforeEach(() => h.clock.advance(60_000))

const thread = async (who: Shopper, query = ''): Promise<Thread> => (await who.client.get(`/api/chat${query}`)).data as Thread
const say = (who: Shopper, form: Record<string, string>) => who.client.post('/api/chat', { client_key: newKey(), ...form })
const base = async (who: Shopper) => (await who.client.get('/api/user/base')).data as { message_count: number; is_can_chat: number }

describe('a chat', () => {
  it('a chat needs somebody who answers', async () => {
    expect([(await base(me)).is_can_chat, (await say(me, { content: '在吗' })).status]).toEqual([0, 409])
    await createManager(h.deps, { name: '林素问', phone: '13900000001', isDefault: true })
    expect(await base(me)).toMatchObject({ is_can_chat: 1, message_count: 0 })
  })

  it('a chat goes to and fro: words, a picture, an answer that counts as unread until it is seen', async () => {
    const key = newKey()
    const first = await me.client.post('/api/chat', { content: '  什么时候到货？  ', client_key: key })
    expect(first.data).toMatchObject({ sender: 'buyer', staff: null, content: '什么时候到货？', image: null })
    expect((await me.client.post('/api/chat', { content: '什么时候到货？', client_key: key })).data).toEqual(first.data)
    expect(await me.client.post('/api/chat', { content: '别的', client_key: key })).toMatchObject({
      status: 409,
      data: { reason: 'IDEMPOTENCY_REUSED' },
    })
    const image = await uploadFor(h, me.person.memberId, 'chat')
    expect((await say(me, { image })).data).toMatchObject({ content: null, image: `/files/upload/${image}` })
    const waiting = async () =>
      (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/chat')).data as { member_id: string; is_waiting: number }[]
    expect(await waiting()).toMatchObject([{ member_id: String(me.person.memberId), is_waiting: 1, content: null }])
    expect((await office(h).post(`/api/erp/chat/${me.person.memberId}`, { content: '明天上午' })).data).toMatchObject({
      sender: 'staff',
      staff: '李会计',
      content: '明天上午',
    })
    expect(await waiting()).toMatchObject([{ is_waiting: 0 }])
    expect([await thread(me, '?per_page=2'), (await base(me)).message_count]).toMatchObject([
      { total: 3, unread: 1, data: [{ content: '明天上午' }, { content: null }] },
      1,
    ])
    const [last, second, oldest] = (await thread(me)).data
    expect(await thread(me, `?per_page=1&before=${last?.id}`)).toMatchObject({ total: 2, data: [{ id: second?.id }] })
    expect(await thread(me, `?before=${oldest?.id}`)).toMatchObject({ total: 0, data: [] })
    expect((await me.client.get('/api/chat?before=x')).status).toBe(422)
    expect((await me.client.post('/api/chat/read', { until: String(Number(last?.id) - 1) })).data).toEqual({ unread: 1 })
    expect((await me.client.post('/api/chat/read', { until: last?.id ?? '' })).data).toEqual({ unread: 0 })
    expect((await me.client.post('/api/chat/read', { until: '1' })).data).toEqual({ unread: 0 })
    expect((await base(me)).message_count).toBe(0)
    const topics = await h.deps.db.selectFrom('outbox').where('member_id', '=', me.person.memberId).select('topic').execute()
    expect(topics.filter(({ topic }) => topic === 'chat')).toHaveLength(3)
  })

  it('a chat is seen by its own shop and the office alone', async () => {
    const stranger = await createShopper(h)
    expect(await thread(stranger)).toMatchObject({ data: [], total: 0, unread: 0 })
    const image = await uploadFor(h, me.person.memberId, 'chat')
    expect(await say(stranger, { image })).toMatchObject({ status: 422, data: { errors: { image: ['文件不存在，请重新上传'] } } })
    expect((await stranger.client.get(`/files/upload/${image}`)).status).toBe(404)
    expect((await office(h).post('/api/erp/chat/999999', { content: '您好' })).status).toBe(404)
  })

  it.each([
    [{}, '请输入内容或选择图片'],
    [{ content: '   ' }, '请输入内容或选择图片'],
    [{ content: '长'.repeat(1001) }, '内容不能超过1000个字符'],
    [{ content: '好', client_key: 'short' }, '请求标识不能少于8个字符'],
    [{ image: 'x.png' }, '文件不存在，请重新上传'],
  ])('a chat refuses %j', async (form, message) => {
    expect(await say(me, { ...form })).toMatchObject({ status: 422, message })
  })

  it('a chat slows down a shop that writes without end', async () => {
    const shouting = await createShopper(h)
    const answers = []
    for (let n = 0; n < 31; n++) answers.push((await say(shouting, { content: '？' })).status)
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  })

  it.runIf(onPostgres)('a chat says a thing once, however often at once', async () => {
    const shop = await createShopper(h)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => shop.client.post('/api/chat', { content: '一次', client_key: 'one-and-the-same' })),
    )
    expect([new Set(all.map((answer) => JSON.stringify(answer.data))).size, (await thread(shop)).total]).toEqual([1, 1])
  })
})

describe('the demo’s office', () => {
  it('the demo’s office answers the last word once, after a while', async () => {
    const shop = await createShopper(h)
    const step = () =>
      runAutopilot(h.deps, (error) => {
        throw error
      })
    await step()
    await say(shop, { content: '你好' })
    await say(shop, { content: '发票怎么开' })
    await step()
    expect((await thread(shop)).total).toBe(2)
    h.clock.advance(20_000)
    await step()
    h.clock.advance(20_000)
    await step()
    expect((await thread(shop)).data).toMatchObject([
      { sender: 'staff', staff: '林素问', content: expect.stringContaining('电子发票') },
      { sender: 'buyer' },
      { sender: 'buyer' },
    ])
  })

  it.each([
    ['收到的药破损了', '我的售后'],
    ['快递到哪了', '订单 X1 目前是「已发货」'],
    ['随便问问', '林素问'],
    [null, '图片收到了'],
    ['运费多少', '满 800 元包邮'],
  ])('the demo’s office knows what to say to %j', (content, words) => {
    expect(answerTo({ manager: '林素问', content, lastOrder: { no: 'X1', status: '已发货' } })).toContain(words)
  })
})
