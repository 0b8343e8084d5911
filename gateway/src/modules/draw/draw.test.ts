import { describe, expect, it } from 'vitest'
import type { RestDraw } from '../../rest/restTypes.ts'
import { changed, type Changes } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, raw, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

const draw = (changes: Changes<RestDraw> = {}): RestDraw =>
  changed<RestDraw>(
    {
      id: '4',
      name: '冬储备货抽奖',
      remarks: '付款即抽',
      rules: '每店一次',
      starts_at: 1_795_226_400,
      ends_at: 1_797_732_000,
      status: 'running',
      is_join: 0,
      chances: 1,
      message: '',
      prizes: [
        { id: '1', name: '现金券10元', remarks: '30 天内有效', kind: 'voucher', left: 80 },
        { id: '2', name: '谢谢参与', remarks: '', kind: 'none', left: null },
      ],
    },
    changes,
  )
const prize = { name: '现金券10元', remarks: '30 天内有效', kind: 'voucher' }

describe('a draw', () => {
  it('a draw is the one that runs, or the one asked for', async () => {
    const { ask, rest } = openHarness({
      'GET /api/draw': ok(draw()),
      'GET /api/draw/4': ok(draw({ is_join: 1, chances: 0, message: '您已参加过本次抽奖' })),
    })
    const fields = 'id drawID status hasJoined chances message prizes { name kind left }'
    const prizes = [
      { name: '现金券10元', kind: 'VOUCHER', left: 80 },
      { name: '谢谢参与', kind: 'NO_PRIZE', left: null },
    ]
    const base = { id: toGlobalId('Draw', '4'), drawID: '4', status: 'RUNNING', prizes }
    expect((await ask(`{ draw { ${fields} } }`, { session: null })).data).toEqual({
      draw: { ...base, hasJoined: false, chances: 1, message: '' },
    })
    expect((await ask(`{ draw(drawID: "4") { ${fields} } }`)).data).toEqual({
      draw: { ...base, hasJoined: true, chances: 0, message: '您已参加过本次抽奖' },
    })
    expect(rest.calls).toEqual(['GET /api/draw', 'GET /api/draw/4'])
  })

  it('a draw is null where there is none', async () => {
    const { ask } = openHarness({ 'GET /api/draw': refused(404, '目前没有抽奖活动', { reason: 'NOT_FOUND' }) })
    expect(await ask('{ draw { name } one: draw(drawID: "x") { name } }')).toMatchObject({
      data: { draw: null, one: null },
      errors: undefined,
    })
  })

  it('a draw names its winners in pages', async () => {
    const winners = {
      data: [{ name: '杭州****公司', prize: '现金券10元', created_at: 1_795_226_400 }],
      current_page: 1,
      per_page: 20,
      total: 1,
      last_page: 1,
    }
    const { ask, rest } = openHarness({ 'GET /api/draw/4': ok(draw()), 'GET /api/draw/4/winners': ok(winners) })
    expect((await ask('{ draw(drawID: "4") { winners { totalCount edges { node { name prize } } } } }')).data).toEqual({
      draw: { winners: { totalCount: 1, edges: [{ node: { name: '杭州****公司', prize: '现金券10元' } }] } },
    })
    expect(rest.calls).toEqual(['GET /api/draw/4', 'GET /api/draw/4/winners?page=1&per_page=20'])
  })
})

it('a record of a draw says how its goods are sent, and nothing while they wait', async () => {
  const record = { id: '9', draw_id: '4', draw_name: '冬储备货抽奖', created_at: 1_795_226_400 }
  const goods = { name: '电子血压计一台', remarks: '', kind: 'goods' }
  const parcel = { carrier: '顺丰速运', tracking_no: 'SF1000000001', sent_at: 1_795_312_800 }
  const { ask } = openHarness({
    'GET /api/draw/record': ok({
      data: [
        { ...record, prize: goods, parcel },
        { ...record, id: '8', prize: goods, parcel: null },
        { ...record, id: '7', prize },
      ],
      current_page: 1,
      per_page: 20,
      total: 3,
      last_page: 1,
    }),
  })
  expect((await ask('{ drawRecords { edges { node { recordID parcel { carrier trackingNumber sentAt } } } } }')).data).toEqual({
    drawRecords: {
      edges: [
        { node: { recordID: '9', parcel: { carrier: '顺丰速运', trackingNumber: 'SF1000000001', sentAt: '2026-11-22T02:00:00Z' } } },
        { node: { recordID: '8', parcel: null } },
        { node: { recordID: '7', parcel: null } },
      ],
    },
  })
})

describe('the popup', () => {
  it('the popup of a draw shows the draw that runs, nothing when there is none, and why it is not available', async () => {
    const ask = (answer: Parameters<typeof openHarness>[0][string]) =>
      openHarness({ 'GET /api/draw/simple': answer }).ask('{ drawPopup { drawID hasJoined chances } }')
    expect((await ask(ok({ id: '4', name: '抽奖', remarks: '', is_join: 0, chances: 1 }))).data).toEqual({
      drawPopup: { drawID: '4', hasJoined: false, chances: 1 },
    })
    expect(await ask(ok(null))).toMatchObject({ data: { drawPopup: null }, errors: undefined })
    expect(codes(await ask(raw(502, '')))).toEqual(['SYSTEM_BUSY'])
    expect(codes(await ask(refused(401, '请先登录')))).toEqual(['LOGIN_REQUIRED'])
  })
})

describe('joining', () => {
  const join =
    'mutation { joinDraw(input: { drawID: "4", clientKey: "once-and-only" }) { recordID prize { name kind } draw { hasJoined chances } } }'

  it('joining a draw answers the prize and the draw as it is then', async () => {
    const { ask, rest } = openHarness({
      'POST /api/draw/4/join': ok({ record_id: '9', prize }),
      'GET /api/draw/4': ok(draw({ is_join: 1, chances: 0 })),
    })
    expect((await ask(join)).data).toEqual({
      joinDraw: { recordID: '9', prize: { name: '现金券10元', kind: 'VOUCHER' }, draw: { hasJoined: true, chances: 0 } },
    })
    expect(rest.calls).toEqual(['POST /api/draw/4/join client_key=once-and-only', 'GET /api/draw/4'])
  })

  it.each([
    [refused(400, '您已参加过本次抽奖', { reason: 'DRAW_DONE' }), 'BUSINESS_REJECTED', 'DRAW_DONE'],
    [refused(403, '活动期间付款成功一单即可参加抽奖'), 'BUSINESS_REJECTED', undefined],
    [refused(401, '请先登录'), 'LOGIN_REQUIRED', undefined],
  ])('joining a draw that is refused says why: case %#', async (answer, code, reason) => {
    const result = await openHarness({ 'POST /api/draw/4/join': answer }).ask(join)
    expect(codes(result)).toEqual([code])
    expect(result.errors?.[0]?.extensions['reason']).toBe(reason)
  })
})
