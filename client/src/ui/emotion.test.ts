// @vitest-environment node
import { expect, it } from 'vitest'
import { cache, css } from './emotion.ts'

it('what a pointer that rests changes is for those who can hover; what holds for the keyboard too is for all', () => {
  const name = css`
    color: red;
    &:hover { color: blue; }
    a:hover:not(:disabled), button:hover { color: green; }
    &:hover, &:focus-within { color: black; }
    @media print { &:hover { color: white; } }
  `
  expect(cache.inserted[name.replace('css-', '')]).toBe(
    [
      `.${name}{color:red;}`,
      `@media (hover: hover){.${name}:hover{color:blue;}}`,
      `@media (hover: hover){.${name} a:hover:not(:disabled),.${name} button:hover{color:green;}}`,
      `.${name}:hover,.${name}:focus-within{color:black;}`,
      `@media print{@media (hover: hover){.${name}:hover{color:white;}}}`,
    ].join(''),
  )
})
