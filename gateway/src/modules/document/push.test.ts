import { expect, it } from 'vitest'
import type { RestDeliveryPush } from '../../rest/restTypes.ts'
import { userBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'

const FIELDS = `{ url updatedAt pauseReason waitingCount parkedCount
  last { isTest noteNumber at status triedAt retriesAt httpStatus failure } }`
const push: RestDeliveryPush = {
  url: 'https://pharmacy.example.com/deliveries',
  set_at: 1_795_226_400,
  is_paused: 1,
  reason: '48 小时内没有一次推送成功',
  waiting: 2,
  parked: 1,
  last: {
    is_test: 0,
    note_no: '202611211000001234567801-1',
    at: 1_795_226_400,
    state: 'waiting',
    tried_at: 1_795_226_401,
    next_at: 1_795_226_411,
    status: 503,
    words: '对方答复 HTTP 503',
  },
}
const told = {
  url: 'https://pharmacy.example.com/deliveries',
  updatedAt: '2026-11-21T02:00:00Z',
  pauseReason: '48 小时内没有一次推送成功',
  waitingCount: 2,
  parkedCount: 1,
  last: {
    isTest: false,
    noteNumber: '202611211000001234567801-1',
    at: '2026-11-21T02:00:00Z',
    status: 'WAITING',
    triedAt: '2026-11-21T02:00:01Z',
    retriesAt: '2026-11-21T02:00:11Z',
    httpStatus: 503,
    failure: '对方答复 HTTP 503',
  },
}
const user = { 'GET /api/user/base': ok(userBody()) }

it('where parcels are pushed to is read beside the buyer, null without an address and to anybody but the owner', async () => {
  const asked = async (answer: ReturnType<typeof ok>) =>
    (await openHarness({ ...user, 'GET /api/shop/push': answer }).ask(`{ viewer { deliveryPush ${FIELDS} } }`)).data
  expect(await asked(ok({ push }))).toEqual({ viewer: { deliveryPush: told } })
  expect(await asked(ok({ push: { ...push, last: null } }))).toEqual({ viewer: { deliveryPush: { ...told, last: null } } })
  expect(await asked(ok({ push: null }))).toEqual({ viewer: { deliveryPush: null } })
  expect(await asked(refused(403, '只有门店负责人可以修改', { reason: 'MEMBER_DENIED' }))).toEqual({ viewer: { deliveryPush: null } })
})

it('an address is set, tried and taken away as the marketplace names it, and the secret is told with the first alone', async () => {
  const { ask, rest } = openHarness({
    ...user,
    'GET /api/shop/push': ok({ push }),
    'POST /api/shop/push': ok({ secret: 'A'.repeat(43) }),
    'POST /api/shop/push/send': ok({ push }),
    'DELETE /api/shop/push': ok({}),
  })
  const set =
    'mutation { setDeliveryPush(input: { url: "https://pharmacy.example.com/" }) { secret viewer { deliveryPush { waitingCount } } } }'
  expect((await ask(set)).data).toEqual({ setDeliveryPush: { secret: 'A'.repeat(43), viewer: { deliveryPush: { waitingCount: 2 } } } })
  await ask('mutation { sendDeliveryPush(input: { isTest: true }) { __typename } }')
  await ask('mutation { sendDeliveryPush(input: { isTest: false }) { __typename } }')
  await ask('mutation { removeDeliveryPush { __typename } }')
  expect(rest.calls.filter((call) => !call.startsWith('GET'))).toEqual([
    'POST /api/shop/push url=https://pharmacy.example.com/',
    'POST /api/shop/push/send is_test=1',
    'POST /api/shop/push/send is_test=0',
    'DELETE /api/shop/push',
  ])
})
