import { expect, it } from 'vitest'
import { leanCss } from './leanCss.ts'

it.each([
  [
    '.a{color:red;}.a:hover{color:blue;}.a:hover,.a:focus-visible{outline:0;}.a:active:not(:disabled){top:1px;}',
    '.a{color:red}.a:hover,.a:focus-visible{outline:0}',
  ],
  ['@media (max-width: 767.98px){.a:hover{color:red;}}@media (min-width: 1px){.a{b:c;}}', '@media (min-width: 1px){.a{b:c}}'],
  [".a:focus-within{top:0;}.a[aria-busy='true']>.b{opacity:0;}.a:focus-visible{top:1px;}", '.a:focus-visible{top:1px}'],
  ['.a:not(:focus){top:-9px;}.a:hover:not(:disabled){top:1px;}', '.a:not(:focus){top:-9px}'],
  ['@media print{@page{size:A4;margin:12mm;}body{background:none;}}.a{b:c;}', '.a{b:c}'],
  [
    '.a >b, .c{width:min(480px, calc(100vw - 32px));letter-spacing:0.02em;}',
    '.a>b,.c{width:min(480px,calc(100vw - 32px));letter-spacing:.02em}',
  ],
  [
    '.a::before{content:"a, b > c";font-family:"Segoe UI", sans-serif;}',
    '.a::before{content:"a, b > c";font-family:"Segoe UI",sans-serif}',
  ],
  ['.a:disabled{}.a{b:c;}@media (prefers-reduced-motion: reduce){*{animation-duration:1ms!important;}}', '.a{b:c}'],
  ['.a{animation:b 9s linear infinite;}.a:hover b,.c{animation-play-state:paused;top:0;}', '.a:hover b,.c{top:0}'],
  ['.a{transition:color 1s;cursor:pointer;user-select:none;-webkit-tap-highlight-color:transparent;top:0;}', '.a{top:0}'],
  ['@media (hover: hover){.a:hover{top:0;}}.a{b:c;}', '.a{b:c}'],
])('lean CSS: %s', (full, lean) => {
  expect(leanCss(full)).toBe(lean)
})

it('lean CSS keeps what shows and is known by no other name, and custom properties', () => {
  const css = '.a{-webkit-font-smoothing:antialiased;--webkit-box:1;-webkit-text-fill-color:red}'
  expect(leanCss(css)).toBe(css)
})
