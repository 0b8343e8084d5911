import { expect, it } from 'vitest'
import type { RestDevice } from '../../rest/restTypes.ts'
import { userBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'

const user = { 'GET /api/user/base': ok(userBody()) }

it('devices are read with one call', async () => {
  const device: RestDevice = {
    id: '81985529216486',
    device: null,
    company: '康健大药房',
    created_at: 1_795_226_400,
    seen_at: 1_795_226_460,
    is_current: 1,
  }
  const { ask, rest } = openHarness({ ...user, 'GET /api/user/session': ok([device]) })
  expect((await ask('{ viewer { devices { deviceID name company loggedInAt lastSeenAt isCurrent } } }')).data).toEqual({
    viewer: {
      devices: [
        {
          deviceID: '81985529216486',
          name: null,
          company: '康健大药房',
          loggedInAt: '2026-11-21T02:00:00Z',
          lastSeenAt: '2026-11-21T02:01:00Z',
          isCurrent: true,
        },
      ],
    },
  })
  expect(rest.calls.toSorted()).toEqual(['GET /api/user/base', 'GET /api/user/session'])
})

it('devices are ended one by one or all others at once', async () => {
  const { ask, rest } = openHarness({ ...user, 'DELETE /api/user/session/5': ok([]), 'DELETE /api/user/session': ok([]) })
  await ask('mutation { logoutDevices(input: { deviceID: "5" }) { __typename } }')
  await ask('mutation { logoutDevices(input: {}) { __typename } }')
  expect(rest.calls).toEqual(['DELETE /api/user/session/5', 'DELETE /api/user/session'])
})
