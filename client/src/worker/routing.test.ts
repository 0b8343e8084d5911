import { expect, it } from 'vitest'
import { wayOf } from './routing.ts'

const ORIGIN = 'https://shop.example'
const way = (path: string, mode = 'navigate', method = 'GET') => wayOf({ method, url: new URL(path, ORIGIN).href, mode }, ORIGIN)

it.each(['/', '/cart', '/list?page=2', '/list/info/417', '/star', '/kjcg', '/basic', '/order/info/9', '/yegl'])(
  'the worker answers the page %s over the network, and from what is kept without one',
  (path) => {
    expect(way(path)).toBe('page')
  },
)

it.each(['/assets/app-1a2b3c4.js', '/assets/CartPage-aB_-cd3.js'])('the worker answers the code %s from what it has', (path) => {
  expect(way(path, 'cors')).toBe('code')
})

it.each([
  '/graphql',
  '/graphql?query={site{name}}',
  '/api/health',
  '/docs/guide/zh/01-start.md',
  '/files/papers/1',
  '/cashier/T1?sig=x',
  '/cart_step2?quote=1',
  '/cart_step3/77',
  '/cart_step4?trade=1',
  '/cart_hm?trade=1',
  '/login?next=%2Fcart',
  '/wechat/callback?code=1',
  '/message/unsubscribe?token=1',
  '/sw.js',
  '/robots.txt',
  '/.env',
])('the worker leaves %s to the network, though it is opened as a page', (path) => {
  expect(way(path)).toBe('network')
})

it('the worker leaves to the network what changes something, what a page asks for, and what other sites have', () => {
  expect([
    way('/graphql', 'cors', 'POST'),
    way('/cart', 'navigate', 'POST'),
    way('/cart', 'cors'),
    way('/assets/app-1a2b3c4.js', 'cors', 'HEAD'),
    way('https://other.example/cart'),
    way('https://other.example/assets/app-1a2b3c4.js', 'cors'),
  ]).toEqual(['network', 'network', 'network', 'network', 'network', 'network'])
})
