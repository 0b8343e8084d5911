import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, newKey, office, type Shopper } from '../../testing/trading.ts'
import { uploadFor } from '../../testing/uploads.ts'

let h: Harness
let me: Shopper
let other: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  me = await createShopper(h)
  other = await createShopper(h)
})
afterAll(() => h.close())

const read = (url: string) => h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(url)
const idOf = (answer: { readonly data: unknown }): string => (answer.data as { id: string }).id
const messages = async (who: Shopper) => (await who.client.get('/api/message')).data

it('a request is published with its pictures, answered by the office with goods on offer, and closed', async () => {
  const images = await uploadFor(h, me.person.memberId, 'wanted')
  const form = {
    name: '阿莫西林克拉维酸钾片',
    spec: '0.375g*12片',
    number: 200,
    price: '11.50',
    until: '2026-12-20',
    remark: '近效期不要',
    images,
    client_key: newKey(),
  }
  const added = await me.client.post('/api/user/buy', form)
  expect(added).toMatchObject({
    status: 200,
    data: { name: form.name, maker: null, status: 'open', status_text: '求购中', replies: [], images: [`/files/upload/${images}`] },
  })
  expect(idOf(await me.client.post('/api/user/buy', form))).toBe(idOf(added))
  const id = idOf(added)
  const goods = await createGoods(h, { name: '阿莫西林克拉维酸钾片' })
  const offer = { content: '下周到货，可先预留', goods_id: String(goods), price: '11.20', number: '200' }
  expect((await office(h).post(`/api/erp/buy/${id}/reply`, { ...offer, goods_id: '999999' })).status).toBe(422)
  expect(await office(h).post(`/api/erp/buy/${id}/reply`, offer)).toMatchObject({ status: 200 })
  expect((await me.client.get(`/api/user/buy/${id}`)).data).toMatchObject({
    reply_count: 1,
    replies: [{ content: offer.content, goods: { id: String(goods), base_price: '10.00' }, price: '11.20', number: 200 }],
  })
  expect(await messages(me)).toMatchObject({ data: [{ title: '求购有新回复', url: `/pzqg/info?id=${id}` }] })
  expect((await me.client.post(`/api/user/buy/${id}/close`)).data).toMatchObject({ status: 'closed' })
  expect(await me.client.post(`/api/user/buy/${id}/close`)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
  expect(await office(h).post(`/api/erp/buy/${id}/reply`, offer)).toMatchObject({ status: 409 })
  expect((await me.client.get('/api/user/buy?status=open')).data).toMatchObject({ total: 0 })
  expect((await me.client.get('/api/user/buy?status=closed')).data).toMatchObject({ total: 1, data: [{ id, reply_count: 1 }] })
  for (const path of [`/api/user/buy/${id}`, '/api/user/buy/999999']) expect((await other.client.get(path)).status).toBe(404)
  expect((await other.client.post(`/api/user/buy/${id}/close`)).status).toBe(404)
})

it('a request says what is wrong with it, in the order of its fields', async () => {
  const form = { name: '药', number: 1, until: '2026-12-20' }
  const theirs = await uploadFor(h, other.person.memberId, 'wanted')
  for (const [change, message] of [
    [{ name: '' }, '请填写品名'],
    [{ number: 0 }, '求购数量不能小于1'],
    [{ price: '1.5' }, '价格'],
    [{ until: '明天' }, '请选择求购截止日'],
    [{ until: '2026-02-30' }, '求购截止日不能早于今天'],
    [{ until: '2025-01-01' }, '求购截止日不能早于今天'],
    [{ until: '2028-01-01' }, '求购截止日不能超过一年'],
    [{ images: theirs }, '文件不存在，请重新上传'],
    [{ images: `${theirs},`.repeat(7) }, '图片最多6张'],
  ] as const) {
    const answer = await me.client.post('/api/user/buy', { ...form, client_key: newKey(), ...change })
    expect([change, answer.status]).toEqual([change, 422])
    if (message !== '价格') expect([change, answer.message]).toEqual([change, message])
  }
})

it('an offer is seen by its shop at once, by others when the office has published it, and until it lapses', async () => {
  const form = { name: '三七粉', spec: '3g*30袋', maker: '澄野中药饮片厂', price: '86.00', stock: 120, expires: '2027-10-31' }
  const [good, bad] = [
    idOf(await me.client.post('/api/supply', { ...form, client_key: newKey() })),
    idOf(await me.client.post('/api/supply', { ...form, name: '假药', client_key: newKey() })),
  ]
  const seen = async (who: Shopper, query = '') =>
    ((await who.client.get(`/api/supply${query}`)).data as { data: { name: string }[] }).data.map(({ name }) => name)
  expect([await seen(me, '?mine=1'), await seen(other)]).toEqual([['假药', '三七粉'], []])
  expect((await other.client.get(`/api/supply/${good}`)).status).toBe(404)
  expect((await read('/api/erp/supply')).data).toMatchObject({ total: 2 })
  expect(await office(h).post(`/api/erp/supply/${good}/publish`)).toMatchObject({ status: 200, data: { status: 'published' } })
  expect(await office(h).post(`/api/erp/supply/${bad}/refuse`, { reason: '没有批准文号' })).toMatchObject({ data: { status: 'refused' } })
  expect(await office(h).post(`/api/erp/supply/${bad}/publish`)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
  expect([await seen(other), await seen(other, '?keywords=%E6%BE%84%E9%87%8E'), await seen(other, '?keywords=%25')]).toEqual([
    ['三七粉'],
    ['三七粉'],
    [],
  ])
  expect([(await other.client.get(`/api/supply/${good}`)).data, (await me.client.get(`/api/supply/${bad}`)).data]).toMatchObject([
    { is_mine: 0, reason: null },
    { is_mine: 1, reason: '没有批准文号' },
  ])
  expect(await messages(me)).toMatchObject({ data: [{ title: '供应未通过审核' }, { title: '供应已发布' }, {}] })
  expect(await me.client.post('/api/supply', { ...form, expires: '2026-11-20', client_key: newKey() })).toMatchObject({
    status: 422,
    message: '有效期须晚于今天',
  })
  await h.deps.db.updateTable('member').set({ review: 'pending' }).where('id', '=', other.person.memberId).execute()
  expect(await other.client.post('/api/supply', { ...form, client_key: newKey() })).toMatchObject({
    status: 403,
    data: { reason: 'NOT_REVIEWED' },
  })
})

it('feedback goes with its pictures, its shop alone reads it, and the answer is told', async () => {
  const images = [await uploadFor(h, me.person.memberId, 'feedback')].join(',')
  const given = await me.client.post('/api/user/feedback', {
    type: 'delivery',
    content: '希望下午的订单当天发货',
    images,
    client_key: newKey(),
  })
  expect(given).toMatchObject({ status: 200, data: { type_text: '物流配送', images: [`/files/upload/${images}`], replies: [] } })
  expect(await me.client.post('/api/user/feedback', { type: 'x', content: '希望下午的订单当天发货', client_key: newKey() })).toMatchObject({
    status: 422,
    message: '请选择反馈类型',
  })
  expect(await me.client.post('/api/user/feedback', { type: 'site', content: '好', client_key: newKey() })).toMatchObject({
    status: 422,
    message: '反馈内容为 5–1000 个字',
  })
  expect(await office(h).post(`/api/erp/feedback/${idOf(given)}/reply`, { content: '已转给仓库' })).toMatchObject({ status: 200 })
  expect((await me.client.get('/api/user/feedback')).data).toMatchObject({ total: 1, data: [{ replies: [{ content: '已转给仓库' }] }] })
  expect([(await other.client.get('/api/user/feedback')).data, (await read('/api/erp/feedback')).data]).toMatchObject([
    { total: 0 },
    { total: 1 },
  ])
  expect(await messages(me)).toMatchObject({ data: [{ title: '您的反馈有了回复', url: '/yjfk' }, {}, {}, {}] })
  for (let n = 0; n < 19; n++)
    await me.client.post('/api/user/feedback', { type: 'site', content: `第${n}条反馈内容`, client_key: newKey() })
  expect(await me.client.post('/api/user/feedback', { type: 'site', content: '一天里的第二十一条', client_key: newKey() })).toMatchObject({
    status: 429,
    data: { reason: 'RATE_LIMITED' },
  })
})
