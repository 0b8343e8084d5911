import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { frameMocks } from '../testing/frameMocks.ts'
import { renderStorefront } from '../testing/renderStorefront.tsx'

const isThere = (selector: string): boolean => document.querySelector(selector) !== null

/** The parts of a page that its flags speak of, as somebody finds them. */
const PARTS: Readonly<Record<string, () => boolean>> = {
  header: () => isThere('header a[aria-label="采购单"][href="/cart"]'),
  'login-style header': () => isThere('header') && !isThere('header a[href="/cart"]'),
  footer: () => isThere('footer'),
  'right-side panel': () => isThere('aside[aria-label="采购单侧栏"]'),
  'category menu': () => screen.queryByRole('button', { name: '全部分类' }) !== null,
  nav: () => isThere('header nav[aria-label="商品分类"] a[href="/list/table"]'),
  search: () => isThere('header form[role="search"]'),
}

it.each([
  ['/404', ['header', 'footer', 'right-side panel', 'category menu', 'nav', 'search']],
  ['/login', ['login-style header', 'footer']],
  ['/register/dd/step1', ['login-style header', 'footer']],
  ['/forget_step1', ['login-style header', 'footer']],
  ['/help/pay', ['login-style header', 'footer']],
  ['/help/zfps/ddzf', ['login-style header', 'footer']],
  ['/help/zfps/hwps', ['login-style header', 'footer']],
  ['/help/zfps/ypth', ['login-style header', 'footer']],
  ['/yx/rule', []],
  ['/cart_step2?quote=1', ['header', 'footer', 'right-side panel']],
  ['/cart_step3/1', ['header', 'footer', 'right-side panel']],
])('the frame of %s shows what its flags say', async (at, parts) => {
  await renderStorefront(at, frameMocks())
  const shown = Object.entries(PARTS).filter(([, isShown]) => isShown())
  expect(shown.map(([name]) => name)).toEqual(parts)
})
