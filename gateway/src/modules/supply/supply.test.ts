import { describe, expect, it } from 'vitest'
import type { RestSupply } from '../../rest/restTypes.ts'
import { listBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

const supply: RestSupply = {
  id: '5',
  name: '三七粉',
  spec: '3g',
  maker: '澄野',
  price: '86.00',
  stock: 12,
  expires: '2027-10-31',
  remark: null,
  status: 'published',
  status_text: '已发布',
  reason: null,
  is_mine: 0,
  created_at: 1_795_226_400,
}

describe('offers of supply', () => {
  const list = '{ edges { node { status quantity isOwn expiresOn } } }'

  it.each([
    ['everybody’s where nobody’s in particular are asked for', '', ''],
    ['everybody’s where one’s own are not asked for', '(filter: { isOwn: false })', ''],
    ['everybody’s where nothing is said of whose', '(filter: { isOwn: null })', ''],
    ['the shop’s own, by a keyword', '(filter: { isOwn: true, keywords: "三七" })', '&mine=1&keywords=三七'],
  ])('offers of supply are %s', async (_, given, asked) => {
    const { ask, rest } = openHarness({ 'GET /api/supply': ok(listBody([supply])) })
    expect((await ask(`{ supplyOffers${given} ${list} }`)).data).toEqual({
      supplyOffers: { edges: [{ node: { status: 'PUBLISHED', quantity: 12, isOwn: false, expiresOn: '2027-10-31' } }] },
    })
    expect(rest.calls).toEqual([`GET /api/supply?page=1&per_page=20${asked}`])
  })

  it('offers of supply are read one by one in the words of the schema', async () => {
    const { ask, rest } = openHarness({ 'GET /api/supply/5': ok({ ...supply, is_mine: 1, status: 'refused', reason: '效期过近' }) })
    const fields = 'supplyID manufacturer price isOwn status reason createdAt'
    const told = {
      supplyID: '5',
      manufacturer: '澄野',
      price: '86.00',
      isOwn: true,
      status: 'REJECTED',
      reason: '效期过近',
      createdAt: '2026-11-21T02:00:00Z',
    }
    expect((await ask(`{ supplyOffer(supplyID: "5") { ${fields} } }`)).data).toEqual({ supplyOffer: told })
    expect((await ask(`{ node(id: "${toGlobalId('SupplyOffer', '5')}") { ... on SupplyOffer { ${fields} } } }`)).data).toEqual({
      node: told,
    })
    expect(rest.calls).toEqual(['GET /api/supply/5', 'GET /api/supply/5'])
  })

  it('offers of supply that do not exist are null, and an id that cannot be one is not asked for', async () => {
    const { ask, rest } = openHarness({ 'GET /api/supply/6': refused(400, '不存在', { reason: 'NOT_FOUND' }) })
    expect((await ask('{ a: supplyOffer(supplyID: "6") { price } b: supplyOffer(supplyID: "0") { price } }')).data).toEqual({
      a: null,
      b: null,
    })
    expect(rest.calls).toEqual(['GET /api/supply/6'])
  })

  it('offers of supply are given with each of their fields, and refused by the field', async () => {
    const offer =
      'mutation { createSupplyOffer(input: { name: "三七粉", spec: "3g", manufacturer: "澄野", price: "86.00", quantity: 12, expiresOn: "2027-10-31", note: "量大", clientKey: "supply-0001" }) { offer { supplyID } } }'
    const { ask, rest } = openHarness({ 'POST /api/supply': ok(supply) })
    expect((await ask(offer)).data).toEqual({ createSupplyOffer: { offer: { supplyID: '5' } } })
    expect(rest.calls).toEqual([
      'POST /api/supply name=三七粉&spec=3g&maker=澄野&price=86.00&stock=12&expires=2027-10-31&remark=量大&client_key=supply-0001',
    ])
    const refusing = openHarness({ 'POST /api/supply': refused(422, '价格有误', { errors: { price: ['价格有误'] } }) })
    const answer = await refusing.ask(offer)
    expect([codes(answer), answer.errors?.[0]?.extensions['userMessage']]).toEqual([['VALIDATION_FAILED'], '价格有误'])
  })
})
