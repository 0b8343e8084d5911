import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
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
      { id: '330300', name: '温州市' },
      { id: '330400', name: '嘉兴市' },
      { id: '330500', name: '湖州市' },
      { id: '330600', name: '绍兴市' },
      { id: '330700', name: '金华市' },
      { id: '330800', name: '衢州市' },
      { id: '330900', name: '舟山市' },
      { id: '331000', name: '台州市' },
      { id: '331100', name: '丽水市' },
    ],
  })
  const districts = await h.client().get('/api/region?parent_id=330900')
  expect(districts).toMatchObject({ data: [{ name: '定海区' }, { name: '普陀区' }, { name: '岱山县' }, { name: '嵊泗县' }] })
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

it('a region is told by its number, and another number is nothing', async () => {
  expect(await h.client().get('/api/region/330000')).toMatchObject({ status: 200, data: { id: '330000', name: '浙江省' } })
  for (const wrong of ['1', '99999999999', 'x']) expect(await h.client().get(`/api/region/${wrong}`)).toMatchObject({ status: 404 })
})
