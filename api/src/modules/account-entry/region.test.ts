import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { addRegions } from './testEntry.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await addRegions(h)
})
afterAll(() => h.close())

it('lists the provinces to visitors, then what lies below', async () => {
  const provinces = await h.client().get('/api/region')
  expect(provinces).toMatchObject({ status: 200 })
  expect(provinces.data).toHaveLength(31)
  expect(provinces.data).toContainEqual({ id: '330000', name: '浙江省' })
  expect(await h.client().get('/api/region?parent_id=330000')).toMatchObject({
    data: [
      { id: '330100', name: '杭州市' },
      { id: '330200', name: '宁波市' },
    ],
  })
  expect(await h.client().get('/api/region?parent_id=330100')).toMatchObject({ data: [{ id: '330106', name: '西湖区' }] })
})

it.each(['330106', '1', '0', '999999999999999'])('lists nothing below %s', async (id) => {
  expect(await h.client().get(`/api/region?parent_id=${id}`)).toMatchObject({ status: 200, data: [] })
})

it.each(['', 'x', '-1', '1%20or%201=1', '9999999999999999'])('refuses %s', async (id) => {
  expect(await h.client().get(`/api/region?parent_id=${id}`)).toMatchObject({
    status: 422,
    data: { errors: { parent_id: ['上级地区格式不正确'] } },
  })
})
