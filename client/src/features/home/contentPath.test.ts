import { expect, it } from 'vitest'
import { contentPath } from './contentPath.ts'

it.each([
  ['/list/other/100', '/list/other/100'],
  ['/star', '/star'],
  ['/search?type=1&keywords=%E9%9C%81%E8%93%9D', '/search?keywords=%E9%9C%81%E8%93%9D&scope=maker'],
  ['/search?keywords=%E9%98%BF', '/search?keywords=%E9%98%BF'],
  ['/list?sort=expiry', '/list?sort=expiry'],
  ['/list', '/list'],
])('%s is shown by %s', (address, path) => {
  expect(contentPath(address)).toBe(path)
})

it.each([null, undefined, '', '/welfare', '/news/info/72/notice', '//evil.example/list', 'https://evil.example/list', '/list/other/x'])('%s leads nowhere', (address) => {
  expect(contentPath(address)).toBeNull()
})
