import { describe, expect, it } from 'vitest'
import type { RestGroup, RestGroupTeam } from '../../rest/restTypes.ts'
import { goodsBody, listBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

const team: RestGroupTeam = {
  id: '5',
  founder: '杭州****公司',
  members: 3,
  members_max: 8,
  taken: 24,
  units_max: 60,
  price: '8.60',
  next: { number: 40, price: null, short: 16 },
  is_open: 1,
  mine: 4,
  created_at: 1_795_226_400,
}
const sale: RestGroup = {
  id: '31',
  name: '抱团',
  status: 'sold_out',
  starts_at: 1_795_140_000,
  ends_at: 1_797_732_000,
  goods: goodsBody('1'),
  tiers: [{ number: 1, price: '9.00' }],
  members_max: 8,
  units_max: 60,
  per_member: 12,
  teams_count: 1,
  sold: 24,
  teams: [{ ...team, id: '4', mine: null }, team],
  my_team_id: '5',
}

describe('group purchases', () => {
  it('group purchases come with their teams, the buyer’s own among them', async () => {
    const { ask, rest } = openHarness({
      'GET /api/group': ok({ timestamp: 1, ...listBody([sale]) }),
      'GET /api/group/shop': ok({ timestamp: 1, ...listBody([]) }),
      'GET /api/group/31': ok(sale),
    })
    const answer = await ask(
      '{ groupSales(first: 5) { edges { node { status myTeam { teamID } teams { isOpen boughtCount next { quantity price short } } goods { goodsID } } } } myGroupSales { totalCount } groupSale(saleID: "x") { name } }',
    )
    expect(answer.data).toEqual({
      groupSales: {
        edges: [
          {
            node: {
              status: 'SOLD_OUT',
              myTeam: { teamID: '5' },
              teams: [
                { isOpen: true, boughtCount: null, next: { quantity: 40, price: null, short: 16 } },
                { isOpen: true, boughtCount: 4, next: { quantity: 40, price: null, short: 16 } },
              ],
              goods: { goodsID: '1' },
            },
          },
        ],
      },
      myGroupSales: { totalCount: expect.any(Number) },
      groupSale: null,
    })
    expect(rest.calls).toEqual(['GET /api/group?page=1&per_page=5', 'GET /api/group/shop?page=1&per_page=20'])
    expect((await ask(`{ node(id: "${toGlobalId('GroupSale', '31')}") { ... on GroupSale { startsAt tiers { price } } } }`)).data).toEqual({
      node: { startsAt: '2026-11-20T02:00:00Z', tiers: [{ price: '9.00' }] },
    })
  })

  it('group purchases are joined under the client’s key, and the cart is read only when asked for', async () => {
    const { ask, rest } = openHarness({ 'POST /api/group/31/join': ok({ team, group: sale, lines: [] }) })
    expect(
      (
        await ask(
          'mutation { joinGroup(input: { saleID: "31", teamID: "5", quantity: 4, clientKey: "key-00000001" }) { team { memberCount } sale { soldCount } } }',
        )
      ).data,
    ).toEqual({ joinGroup: { team: { memberCount: 3 }, sale: { soldCount: 24 } } })
    expect(rest.calls).toEqual(['POST /api/group/31/join team_id=5&number=4&client_key=key-00000001'])
    for (const reason of ['GROUP_FULL', 'GROUP_JOINED', 'GROUP_ENDED']) {
      const no = await openHarness({ 'POST /api/group/31/join': refused(400, '不行', { reason }) }).ask(
        'mutation { joinGroup(input: { saleID: "31", quantity: 4, clientKey: "key-00000001" }) { team { teamID } } }',
      )
      expect(no.errors?.[0]?.extensions).toMatchObject({ code: 'BUSINESS_REJECTED', reason })
    }
  })
})
