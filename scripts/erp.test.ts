import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { orderCommands } from './erp/orders.ts'
import { prizeCommands } from './erp/prizes.ts'

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
  ['the number that is right', ['prize', 'corrected', '7', '顺丰速运'], 'NUMBER is missing.'],
  ['a line', ['return', '12'], 'LINE is missing.'],
  ['a note', ['return', 'late', '12', '71', '2'], 'NOTE is missing.'],
])('a command that lacks %s says so, its first missing word first, and how it is used', (_, words, sentence) => {
  const { status, says } = asked(...words)
  expect([status, says[0]]).toEqual([2, sentence])
  expect(says[1]).toContain(`npm run erp -- ${words[0]}`)
})

it.each([
  ['return', ['12', '71', '2', '外箱', '破损'], '/api/erp/order/12/return', { line_id: '71', number: '2', note: '外箱 破损' }],
  ['return late', ['12', '71', '2', '外箱'], '/api/erp/order/12/return', { line_id: '71', number: '2', note: '外箱', is_late: '1' }],
  ['prize sent', ['7', '顺丰', 'SF1001'], '/api/erp/prize/7/sent', { carrier: '顺丰', tracking_no: 'SF1001' }],
  ['prize corrected', ['7', '顺丰', 'SF1002'], '/api/erp/prize/7/corrected', { carrier: '顺丰', tracking_no: 'SF1002' }],
])('the command %s %j posts to %s', async (name, args, path, form) => {
  const posted: unknown[] = []
  const post = (...call: unknown[]): Promise<unknown> => {
    posted.push(call)
    return Promise.resolve({})
  }
  const erp = { get: () => Promise.resolve({}), post }
  await [...orderCommands, ...prizeCommands].find((command) => command.name === name)?.run(erp, args)
  expect(posted).toEqual([[path, form]])
})
