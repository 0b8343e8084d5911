import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { read, sources } from './sources.ts'

it('the addresses of the storefront are written in one place', () => {
  const bad = sources
    .filter(
      (file) =>
        file.startsWith('client/src/') &&
        !file.includes('.test.') &&
        !file.includes('/testing/') &&
        !/navigation\/paths\.ts$|app\/\w*[rR]outes\.tsx$/.test(file),
    )
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          /(?:href|to|replace|push|navigate)[=(]\s*\{?['"`]\/(?!favicon|site\.webmanifest)[a-z]/.test(line) ? [`${file}:${index + 1}`] : [],
        ),
    )
  expect(bad).toEqual([])
})

it('what crawlers and browsers ask for by themselves lies with the storefront', () => {
  expect(read('client/public/robots.txt')).toMatch(/^User-agent: \*$[^]*^Disallow: \/graphql$[^]*^Disallow: \/cart$/m)
  // An icon file begins so; it holds three sizes.
  expect([...readFileSync(inRoot('client/public/favicon.ico')).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
})
