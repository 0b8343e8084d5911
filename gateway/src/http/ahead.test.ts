import { expect, it } from 'vitest'
import { isAhead, isDesk } from './ahead.ts'

it.each([
  ['prefetch', true],
  ['prefetch;prerender', true],
  ['prefetch;anonymous-client-ip', true],
  ['', false],
  [undefined, false],
])('a request whose purpose is %s was made ahead: %s', (purpose, expected) => {
  expect(isAhead(purpose === undefined ? {} : { 'sec-purpose': purpose })).toBe(expected)
})

it.each([
  ['?0', true],
  ['?1', false],
  [undefined, false],
])('a browser that says %s of being a phone stands on a desk: %s', (mobile, expected) => {
  expect(isDesk(mobile === undefined ? {} : { 'sec-ch-ua-mobile': mobile })).toBe(expected)
})
