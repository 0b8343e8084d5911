import { expect, it } from 'vitest'
import { installedLicences, isAllowed } from '../../scripts/supply/licences.ts'
import { read } from './sources.ts'

it('every package that is installed has a licence of the list', () => {
  const licences = installedLicences()
  expect(licences.size).toBeGreaterThan(500)
  expect([...licences].filter(([, licence]) => !isAllowed(licence)).map(([name, licence]) => `${name}: ${licence}`)).toEqual([])
})

it('an accepted advisory says why and until when', () => {
  const accepted = JSON.parse(read('scripts/supply/accepted.json')) as readonly Record<string, unknown>[]
  for (const { id, reason, until } of accepted) {
    expect(id).toBeTypeOf('number')
    expect(String(reason).length).toBeGreaterThan(20)
    expect(until).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})
