import { expect, it } from 'vitest'
import { matchingCss } from './matchingCss.ts'

const html = '<div class="css-a leaf" data-tone="low"><input disabled="" type="search"><ul hidden=""><li>x</li></ul></div>'

it.each([
  ['.css-a{b:c}.css-b{b:c}.leaf{b:c}', '.css-a{b:c}.leaf{b:c}'],
  ['.css-a>ul li{b:c}.css-a table{b:c}h1,ul,ol{b:c}', '.css-a>ul li{b:c}ul{b:c}'],
  [
    '.css-a[data-tone=\'low\']{b:c}.css-a[data-tone="out"]{b:c}.css-a[data-open]{b:c}[hidden]{b:c}',
    ".css-a[data-tone='low']{b:c}[hidden]{b:c}",
  ],
  ['.css-a input:disabled{b:c}.css-a input:checked::before{b:c}', '.css-a input:disabled{b:c}'],
  [
    '.css-a:not(table,[data-open]) *{b:c}.css-a:is(dl, ul)+*{b:c}.css-a:not(:checked){b:c}',
    '.css-a:not(table,[data-open]) *{b:c}.css-a:is(dl, ul)+*{b:c}.css-a:not(:checked){b:c}',
  ],
  [
    ':root{--a:1}html{b:c}body{b:c}:root.large-text{b:c}*,*::before{b:c}:focus-visible{b:c}',
    ':root{--a:1}html{b:c}body{b:c}:root.large-text{b:c}*,*::before{b:c}:focus-visible{b:c}',
  ],
  ['@media (max-width: 1px){.css-a table{b:c}}@media (min-width: 1px){.css-a{b:c}.css-b{b:c}}', '@media (min-width: 1px){.css-a{b:c}}'],
  ['.css-a li>:first-child{b:c}.css-a li:nth-child(n)>small{b:c}.css-a.css-a{b:c}', '.css-a li>:first-child{b:c}.css-a.css-a{b:c}'],
])('matching CSS: %s', (css, kept) => {
  expect(matchingCss(css, html)).toBe(kept)
})
