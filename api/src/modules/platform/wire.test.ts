import { expect, it } from 'vitest'
import { tracePlatform } from '../../platformSettings.ts'
import { isBusyHour, isTooOld } from './hours.ts'
import { topSign } from './top.ts'
import { readXml, textIn } from './xmlTree.ts'

it('a call is signed by MD5 over its sorted fields between the secret twice', () => {
  // md5('helloworldapp_key12345678formatxmlmethodtaobao.itemv2.0helloworld')
  const fields = { v: '2.0', method: 'taobao.item', format: 'xml', app_key: '12345678' }
  expect(topSign('helloworld', fields)).toBe('1833AD09298C9C14206072038D8703CE')
})

it('an answer is read as a tree, and what is no whole XML as nothing', () => {
  const tree = readXml('<?xml version="1.0"?><a><b>1 &lt; 2</b><c><![CDATA[三]]></c></a>')
  expect(tree === null ? null : [textIn(tree, 'b'), textIn(tree, 'c'), textIn(tree, 'd')]).toEqual(['1 < 2', '三', ''])
  for (const broken of ['', 'ok', '<a>', '<a></b>', '<a/><b/>', '<a>1 < 2</a>', '<html><body></html>', '{"a":1}'])
    expect(readXml(broken)).toBeNull()
})

it.each([
  ['2026-11-21T07:59:59+08:00', false],
  ['2026-11-21T08:00:00+08:00', true],
  ['2026-11-21T19:59:59+08:00', true],
  ['2026-11-21T20:00:00+08:00', false],
])('at %s by the clocks of China the platform is busy: %s', (now, isBusy) => {
  expect(isBusyHour(new Date(now))).toBe(isBusy)
})

it.each([
  ['2024-11-21T00:00:00+08:00', '2026-11-21T23:00:00+08:00', false],
  ['2024-11-20T23:59:59+08:00', '2026-11-21T00:00:00+08:00', true],
  ['2024-02-29T10:00:00+08:00', '2026-02-28T10:00:00+08:00', false],
  ['2024-02-29T10:00:00+08:00', '2026-03-01T10:00:00+08:00', true],
])('a bill of %s is too old at %s: %s', (at, now, isOld) => {
  expect(isTooOld(new Date(at), new Date(now))).toBe(isOld)
})

const ACCOUNT = {
  TRACE_PLATFORM_APPKEY: '212000345',
  TRACE_PLATFORM_SECRET: 'secret',
  TRACE_PLATFORM_REF_ENT_ID: 'ref1',
  TRACE_PLATFORM_ENT_ID: 'ent1',
  TRACE_PLATFORM_OPERATOR: '王质管',
}

it('an account is whole or none, and its two ids are not the same', () => {
  expect(tracePlatform({})).toBeNull()
  expect(tracePlatform(ACCOUNT)).toMatchObject({ refEntId: 'ref1', anyHour: false, url: new URL('https://gw.api.taobao.com/router/rest') })
  expect(() => tracePlatform({ ...ACCOUNT, TRACE_PLATFORM_SECRET: '' })).toThrow('must be set together')
  expect(() => tracePlatform({ ...ACCOUNT, TRACE_PLATFORM_ENT_ID: 'ref1' })).toThrow('different ids')
})
