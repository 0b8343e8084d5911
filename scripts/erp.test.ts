import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const ERP = new URL('./erp.ts', import.meta.url).pathname

const asked = (...words: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [ERP, ...words], {
    encoding: 'utf8',
    env: { ...process.env, ERP_TOKEN: 'the-token-of-the-office' },
  })
  return { status, says: stderr.trim().split('\n') }
}

it.each([
  ['a shop', ['shop', 'role'], 'SHOP is missing.'],
  ['an account', ['shop', 'role', '1'], 'ACCOUNT is missing.'],
  ['a role', ['shop', 'role', '1', '2'], 'ROLE is missing.'],
  ['an order', ['advance'], 'ORDER is missing.'],
  ['a step', ['advance', '12'], 'The step is missing.'],
  ['what is to end', ['offer', 'end'], 'KIND is missing.'],
  ['a day', ['offer', 'end', 'day_price'], 'DAY is missing.'],
  ['goods', ['offer', 'end', 'zone_price', 'welfare'], 'GOODS is missing.'],
  ['a prize', ['prize', 'sent'], 'PRIZE is missing.'],
  ['the number of a parcel', ['prize', 'sent', '7', '顺丰速运'], 'NUMBER is missing.'],
])('a command that lacks %s says so, its first missing word first, and how it is used', (_, words, sentence) => {
  const { status, says } = asked(...words)
  expect([status, says[0]]).toEqual([2, sentence])
  expect(says[1]).toContain(`npm run erp -- ${words[0]}`)
})
