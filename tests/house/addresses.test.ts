import { expect, it } from 'vitest'
import { read, sources } from './sources.ts'

it('writes addresses of the storefront in one place', () => {
  const bad = sources
    .filter((file) => file.startsWith('client/src/') && !file.includes('.test.') && !file.includes('/testing/') && !/navigation\/paths\.ts$|app\/\w*[rR]outes\.tsx$/.test(file))
    .flatMap((file) => read(file).split('\n').flatMap((line, index) => (/(?:href|to|replace|push|navigate)[=(]\s*\{?['"`]\/(?!favicon|site\.webmanifest)[a-z]/.test(line) ? [`${file}:${index + 1}`] : [])))
  expect(bad).toEqual([])
})
