import { describe, expect, it } from 'vitest'
import { goodsDetailBody, userBody } from '../testing/bodies.ts'
import { codes, openHarness } from '../testing/harness.ts'
import { ok } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'
import { fieldFrom, keysOf, lazyModel } from './lazyModel.ts'
import { Row } from './row.ts'

type Thing = { readonly name: string; readonly parts: readonly string[] }
type RestThing = { name: string; parts: string[] }

describe('a lazy model', () => {
  const field = fieldFrom<RestThing>()
  const fields = {
    name: field('name', (row) => row.text('name')),
    parts: field(['name', 'parts'], (row) => [row.text('name'), ...row.list('parts', String)]),
  }
  const rowOf = (value: unknown): Row<RestThing> => new Row<RestThing>(value, 'thing')

  it('a lazy model makes each object once', () => {
    const model = lazyModel<Thing, RestThing>(fields)(rowOf({ name: 'a', parts: ['b'] }))
    expect(model.parts).toBe(model.parts)
  })

  it('a lazy model says what of the row its fields need, each once', () => {
    expect(keysOf(fields, new Set(['name', 'parts', 'id']))).toEqual(['name', 'parts'])
    expect(keysOf(fields, new Set(['__typename']))).toEqual([])
  })

  it('a lazy model throws at once for what our own code reads', () => {
    expect(() => lazyModel<Thing, RestThing>(fields, ['name'])(rowOf({ name: {}, parts: [] }))).toThrow(
      expect.objectContaining({ code: 'SYSTEM_BUSY' }),
    )
  })

  it.each(['trusted and compiled', 'ad-hoc'])('a lazy model fails at the fields that are asked for alone, masked (%s)', async (way) => {
    const text = '{ viewer { company } goods(goodsID: "1") { name approvalNumber warehouse { name } } }'
    const routes = {
      'GET /api/goods/detail/1': ok({ ...goodsDetailBody('1'), approval_no: {}, kind: 'unknown', tags: 'none' }),
      'GET /api/user/base': ok(userBody()),
    }
    const { ask, logs } = openHarness(routes, { documents: trust({ page: text }) })
    const answer = await (way === 'ad-hoc' ? ask(text) : ask(undefined, { extra: { doc_id: 'page' } }))
    expect(answer.data).toMatchObject({
      viewer: { company: '康健大药房' },
      goods: { name: '阿莫西林胶囊1', approvalNumber: null, warehouse: { name: '杭州仓' } },
    })
    expect(answer.errors?.map(({ path }) => path)).toEqual([['goods', 'approvalNumber']])
    expect(codes(answer)).toEqual(['SYSTEM_BUSY'])
    expect(answer.text).not.toContain('approval_no')
    expect(JSON.stringify(logs)).toContain('goods.approval_no should be a text')
  })
})
