import { describe, expect, it } from 'vitest'
import { encodeForm, fillPath, isUpstreamId, withQuery } from './callPath.ts'

const hostile = [
  '1/../../user/base',
  '1?x=1',
  '1#x',
  '%2e%2e',
  '..',
  '.',
  '',
  ' 1',
  '1 ',
  '01',
  '0',
  '-1',
  '1e3',
  '１',
  '1\n',
  '1\0',
  'a',
  '\ud800',
  '9'.repeat(19),
  '1;DROP',
  '__proto__',
]

describe('ids in paths', () => {
  it.each(hostile)('a path never lets %j leave its segment', (id) => {
    expect(isUpstreamId(id)).toBe(false)
    expect(() => fillPath('/api/cart/{id}/edit', { id })).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }))
  })

  it('a path fills in what is an id', () => {
    expect(fillPath('/api/cart/{id}/edit', { id: '123456789012345678' })).toBe('/api/cart/123456789012345678/edit')
  })

  it('a path refuses a template whose id was forgotten', () => {
    expect(() => fillPath('/api/goods/detail/{id}', {})).toThrow()
  })
})

describe('forms and queries', () => {
  it('the writer of forms and queries writes lists with commas, flags as digits, and leaves out what is absent', () => {
    expect(
      encodeForm({ ids: ['1', '2'], is_selected: true, agree: false, number: 0, none: null, also: undefined, name: '感冒 灵&x=1' }),
    ).toBe('ids=1%2C2&is_selected=1&agree=0&number=0&name=%E6%84%9F%E5%86%92+%E7%81%B5%26x%3D1')
  })

  it('the writer of forms and queries keeps a query within its own part of the address', () => {
    expect(withQuery('/api/goods/list', { keywords: '../#&page=9' })).toBe('/api/goods/list?keywords=..%2F%23%26page%3D9')
    expect(withQuery('/api/goods/fl', {})).toBe('/api/goods/fl')
  })

  it.each([
    ['keywords', '\ud800'],
    ['keywords', 'a\udfffb'],
  ])('the writer of forms and queries refuses a lone surrogate in %s', (name, value) => {
    expect(() => withQuery('/api/goods/list', { [name]: value })).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', details: expect.objectContaining({ field: name }) }),
    )
  })

  it('the writer of forms and queries refuses what no address can carry and names the culprit', () => {
    expect(() => withQuery('/api/goods/list', { page: 1, keywords: 'x'.repeat(9_000) })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ field: 'keywords' }) }),
    )
    expect(() => encodeForm({ username: 'x'.repeat(300_000) })).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }))
  })
})
