import { describe, expect, it } from 'vitest'
import type { RestWantedDetail, RestWantedItem } from '../../rest/restTypes.ts'
import { goodsBody, listBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

const at = 1_795_226_400
const item: RestWantedItem = {
  id: '3',
  name: '三七粉',
  spec: null,
  maker: null,
  number: 20,
  price: '86.00',
  until: '2026-12-20',
  status: 'open',
  status_text: '求购中',
  reply_count: 1,
  created_at: at,
}
const detail: RestWantedDetail = {
  ...item,
  remark: '尽快',
  images: ['/files/upload/k.png', 'javascript:alert(1)'],
  replies: [{ id: '1', staff: '采购部', content: '可供', goods: goodsBody('7'), price: '82.00', number: null, at }],
}

describe('requests', () => {
  it('requests for goods are listed in one call, told in full in another, and no address of a picture may run', async () => {
    const { ask, rest } = openHarness({ 'GET /api/user/buy': ok(listBody([item])), 'GET /api/user/buy/3': ok(detail) })
    expect((await ask('{ wantedGoodsList(filter: { isOpen: false }) { edges { node { wantedID status spec price } } } }')).data).toEqual({
      wantedGoodsList: { edges: [{ node: { wantedID: '3', status: 'ACTIVE', spec: null, price: '86.00' } }] },
    })
    const { data } = await ask(
      `{ node(id: "${toGlobalId('WantedGoods', '3')}") {
        ... on WantedGoods { detail { images { url } replies { content goods { goodsID } quantity } } }
      } }`,
    )
    expect(data).toEqual({
      node: {
        detail: { images: [{ url: '/files/upload/k.png' }], replies: [{ content: '可供', goods: { goodsID: '7' }, quantity: null }] },
      },
    })
    expect((await ask('{ wantedGoods(wantedID: "../3") { name } }')).data).toEqual({ wantedGoods: null })
    expect(rest.calls).toEqual(['GET /api/user/buy?page=1&per_page=20&status=closed', 'GET /api/user/buy/3'])
  })

  it('requests for goods are published and closed', async () => {
    const { ask, rest } = openHarness({
      'POST /api/user/buy': ok(detail),
      'POST /api/user/buy/3/close': ok({ ...detail, status: 'closed' }),
    })
    await ask(
      'mutation { createWantedGoods(input: { name: "三七粉", quantity: 20, endsOn: "2026-12-20", imageKeys: [], clientKey: "wanted-0001" }) { wantedGoods { wantedID } } }',
    )
    expect((await ask('mutation { closeWantedGoods(input: { wantedID: "3" }) { wantedGoods { status } } }')).data).toEqual({
      closeWantedGoods: { wantedGoods: { status: 'CLOSED' } },
    })
    expect(rest.calls).toEqual([
      'POST /api/user/buy name=三七粉&number=20&until=2026-12-20&client_key=wanted-0001',
      'POST /api/user/buy/3/close ',
    ])
  })
})
