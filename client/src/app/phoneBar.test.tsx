import { expect, it } from 'vitest'
import { frameMocks } from '../testing/frameMocks.ts'
import { renderStorefront } from '../testing/renderStorefront.tsx'

it.each([
  ['/', '首页'],
  ['/list', '商品'],
  ['/cart', '采购单，3 种商品'],
  ['/cart_step1', '采购单，3 种商品'],
  ['/user', '我的'],
  ['/404', null],
])('on %s the bar at the foot of a phone marks %s alone', async (address, marked) => {
  await renderStorefront(address, frameMocks({ cartBadge: () => 3 }))
  // A desktop hides it, so that no role finds it here.
  const current = document.querySelectorAll('nav[aria-label="快捷导航"] a[aria-current="page"]')
  expect([...current].map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual(marked === null ? [] : [marked])
})
