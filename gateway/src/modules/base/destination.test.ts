import { expect, it } from 'vitest'
import { toDestination } from './destination.ts'

it.each([
  ['/list', '/list', null],
  ['https://example.com/a', 'https://example.com/a', null],
  ['*/yjh/5', null, '活动尚未开始'],
  ['*', null, '活动尚未开始'],
  ['/yjh/5#12月20日9点开始', null, '12月20日9点开始'],
  ['*/yjh/5#12月20日9点开始', null, '12月20日9点开始'],
  ['#', null, '活动未开始'],
  ['/yjh/5# ', null, '活动未开始'],
  ['javascript:alert(1)', null, null],
  ['//evil.example', null, null],
  ['', null, null],
])('the destination %j leads to %j and says %j', (link, url, notice) => {
  expect(toDestination(link)).toEqual({ url, notice })
})
