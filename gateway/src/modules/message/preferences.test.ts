import { expect, it } from 'vitest'
import type { RestMessagePreferences } from '../../rest/restTypes.ts'
import { userBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'

const preferences: RestMessagePreferences = {
  channels: [{ channel: 'mail', name: '邮件', address: 'ca***@clinic.example', is_refused: 1 }],
  kinds: [{ kind: 'order_shipped', name: '订单发货', type_text: '订单', sms: null, mail: 1, wechat: 0 }],
}
const FIELDS = '{ reaches { channel name address isRefused } choices { topic name group hasSms hasMail hasWechat } }'
const told = {
  reaches: [{ channel: 'MAIL', name: '邮件', address: 'ca***@clinic.example', isRefused: true }],
  choices: [{ topic: 'order_shipped', name: '订单发货', group: '订单', hasSms: null, hasMail: true, hasWechat: false }],
}

it('the choices of messages are read beside the buyer', async () => {
  const { ask } = openHarness({ 'GET /api/user/base': ok(userBody()), 'GET /api/message/preferences': ok(preferences) })
  expect((await ask(`{ viewer { messagePreferences ${FIELDS} } }`)).data).toEqual({ viewer: { messagePreferences: told } })
})

it('a choice of messages is sent as the marketplace names it, and so are code, address and their end', async () => {
  const { ask, rest } = openHarness({
    'POST /api/message/preferences': ok(preferences),
    'POST /api/message/mail/code': ok({ retry_after: 60 }),
    'POST /api/message/mail': ok(preferences),
    'POST /api/message/preferences/remove': ok(preferences),
  })
  const choose = `mutation { setMessageChoice(input: { topic: "order_shipped", channel: MAIL, isSent: false }) { preferences ${FIELDS} } }`
  expect((await ask(choose)).data).toEqual({ setMessageChoice: { preferences: told } })
  expect((await ask('mutation { requestMailCode(input: { email: "a@b.example" }) { retryAfterSeconds } }')).data).toEqual({
    requestMailCode: { retryAfterSeconds: 60 },
  })
  await ask('mutation { setMessageMail(input: { code: "123456" }) { __typename } }')
  await ask('mutation { removeMessageChannel(input: { channel: MAIL }) { __typename } }')
  expect(rest.calls).toEqual([
    'POST /api/message/preferences kind=order_shipped&channel=mail&is_on=0',
    'POST /api/message/mail/code email=a@b.example',
    'POST /api/message/mail code=123456',
    'POST /api/message/preferences/remove channel=mail',
  ])
})
