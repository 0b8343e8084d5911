import { expect, it } from 'vitest'
import { compilePattern } from './pathPattern.ts'

it.each([
  ['/list', '/list', {}],
  ['/list', '/list/', {}],
  ['/list', '/list/table', null],
  ['/list', '/lists', null],
  ['/list/info/{id}', '/list/info/417', { id: '417' }],
  ['/list/info/{id}', '/list/info/4x', null],
  ['/list/info/{id}', '/list/info/0', null],
  ['/list/info/{id}', '/list/info/', null],
  ['/list/info/{id}', '/list/info/..%2f1', null],
  ['/list/other/{id}/{name?}', '/list/other/3', { id: '3', name: undefined }],
  ['/list/other/{id}/{name?}', '/list/other/3/%E8%8D%AF', { id: '3', name: '药' }],
  ['/list/other/{id}/{name?}', '/list/other/3/%E8%8D', null],
  ['/ppzq_index/{page?}', '/ppzq_index', { page: undefined }],
  ['/ppzq_index/{page?}', '/ppzq_index/2', { page: '2' }],
])('the pattern %s against the address %s', (pattern, pathname, params) => {
  expect(compilePattern(pattern)(pathname)).toEqual(params)
})
