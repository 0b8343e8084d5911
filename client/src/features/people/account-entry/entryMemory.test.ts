import { afterEach, expect, it } from 'vitest'
import { changeEntry, forgetEntry, readEntry } from './entryMemory.ts'

afterEach(() => sessionStorage.clear())

it('what was typed between the steps is found again after a reload, its texts alone', () => {
  sessionStorage.setItem('entry-register', JSON.stringify({ ticket: 't-1', phone: '13912340001', shops: 7, kind: null }))
  expect(readEntry('register')).toEqual({ ticket: 't-1', phone: '13912340001' })
  changeEntry('register', { phone: '13912340002' })
  expect(JSON.parse(sessionStorage.getItem('entry-register') ?? '')).toEqual({ ticket: 't-1', phone: '13912340002' })
  forgetEntry('register')
  expect([readEntry('register'), sessionStorage.getItem('entry-register')]).toEqual([{}, null])
})

it.each([
  ['shop', '['],
  ['forget', 'null'],
  ['wechat', '7'],
] as const)('what lies in the session for the flow %s and is no entry counts as nothing: %s', (flow, rubbish) => {
  sessionStorage.setItem(`entry-${flow}`, rubbish)
  expect(readEntry(flow)).toEqual({})
})
