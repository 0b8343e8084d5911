import { afterEach, expect, it } from 'vitest'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, stubRest } from '../testing/stubRest.ts'
import { thisMachine } from '../machine.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

async function get(hotLine: string, publicUrl: string | null = 'https://shop.example'): Promise<Response> {
  const client = stubRest({ 'GET /api/focus/common': ok({ common_config: { hot_line: hotLine } }) })
  const machine = { ...thisMachine, now: () => Date.UTC(2026, 10, 23, 15) }
  open = await openServer(client, { settings: { publicUrl }, machine })
  return fetch(`${open.url}/.well-known/security.txt`)
}

it('security.txt says in the form of RFC 9116 whom to tell of a hole, and until when that holds', async () => {
  const response = await get('0571-88880000')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await response.text()).toBe(
    [
      'Contact: tel:+86-571-88880000',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: zh, en',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it.each([
  ['', 'https://shop.example'],
  ['400-000-0000', null],
])('there is no security.txt with the hotline %j and the address %j', async (hotLine, publicUrl) =>
  expect((await get(hotLine, publicUrl)).status).toBe(404),
)
