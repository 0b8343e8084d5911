import { expect, it } from 'vitest'
import { faultOfAddress, isInside, post } from './target.ts'

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['::', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::a00:1', true],
  ['fc00::1', true],
  ['fe80::1', true],
  ['2002:a00:1::', true],
  ['2001:db8::1', true],
  ['2606:4700::1111', false],
])('the address %s is inside: %s', (address, expected) => {
  expect(isInside(address)).toBe(expected)
})

it.each([
  ['https://erp.example.com/hooks', null],
  ['http://erp.example.com/hooks', '推送地址须为 https 地址'],
  ['https://user:word@erp.example.com/', '推送地址不能含用户名或密码'],
  ['https://localhost/', '推送地址不能是内网地址'],
  ['https://127.0.0.1/', '推送地址不能是内网地址'],
  ['https://0x7f000001/', '推送地址不能是内网地址'],
  ['https://2130706433/', '推送地址不能是内网地址'],
  ['https://[::1]/', '推送地址不能是内网地址'],
  ['https://[::ffff:169.254.169.254]/', '推送地址不能是内网地址'],
  ['ftp://erp.example.com/', '推送地址须为 https 地址'],
  ['rubbish', '推送地址须为 https 地址'],
])('a webhook at %s is refused with: %s', (url, expected) => {
  expect(faultOfAddress(url, false)).toBe(expected)
})

it('a name that leads inside is not connected to', async () => {
  expect(await post(new URL('https://localhost.localdomain./'), {}, '{}', false)).toEqual({ status: null, error: expect.any(String) })
  // A name that the machine itself knows as a loopback address.
  const sent = await post(new URL('https://ip6-localhost/'), {}, '{}', false)
  expect([sent.status, ['PRIVATE_ADDRESS', 'ENOTFOUND', 'EAI_AGAIN'].includes(sent.error ?? '')]).toEqual([null, true])
})
