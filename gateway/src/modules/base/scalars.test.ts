import { describe, expect, it } from 'vitest'
import { scalars } from './scalars.ts'
import { toWebUrl } from './webUrl.ts'

type Name = keyof typeof scalars

const right: readonly [Name, string][] = [
  ['Money', '12.30'],
  ['Money', '-0.01'],
  ['DateTime', '2026-11-21T02:05:00Z'],
  ['Date', '2028-02-29'],
  ['YearMonth', '2026-11'],
  ['ApprovalNumber', '国药准字H20013010'],
  ['ApprovalNumber', '国械注准20153401234'],
  ['ApprovalNumber', '国械备20150012号'],
  ['ApprovalNumber', '粤卫消证字（2010）第0001号'],
  ['ApprovalNumber', 'HC20140001'],
  ['LotNumber', 'A2403/15-2'],
  ['LotNumber', '甘肃 20240315'],
  ['Barcode', '6901234567892'],
  ['Barcode', '16901234567899'],
  ['Barcode', '012345678905'],
  ['Barcode', '96385074'],
  ['URL', '/files/goods/1-abc.svg'],
  ['URL', 'https://example.com/a?b=1#c'],
]
const wrong: readonly [Name, unknown][] = [
  ['Money', 12.3],
  ['Money', '12.3'],
  ['Money', '1,200.00'],
  ['Money', 'NaN'],
  ['DateTime', '2026-11-21'],
  ['DateTime', 1_795_226_702],
  ['DateTime', '2026-13-40T99:00:00Z'],
  ['Date', '2027-02-30'],
  ['Date', '27-02-01'],
  ['YearMonth', '2026-13'],
  ['YearMonth', '2026-11-01'],
  ['YearMonth', '26-11'],
  ['ApprovalNumber', ''],
  ['ApprovalNumber', '国药准字'],
  ['ApprovalNumber', '国药准字 H20013010'],
  ['ApprovalNumber', '国药准字h20013010'],
  ['ApprovalNumber', '<b>国药准字H20013010</b>'],
  ['LotNumber', ''],
  ['LotNumber', ' A1'],
  ['LotNumber', 'A1\nA2'],
  ['LotNumber', 'A'.repeat(41)],
  ['LotNumber', 20_240_315],
  ['Barcode', '6901234567890'],
  ['Barcode', '690123456789'],
  ['Barcode', '69012345678'],
  ['Barcode', '６９０１２３４５６７８９２'],
  ['URL', 'javascript:alert(1)'],
  ['URL', ' javascript:alert(1)'],
  ['URL', 'java\nscript:alert(1)'],
  ['URL', '//evil.example/x'],
  ['URL', '/\\evil.example'],
  ['URL', 'data:text/html,x'],
  ['URL', 'ftp://example.com'],
  ['URL', 'https://'],
  ['URL', 'http:///x'],
  ['URL', 'relative/path'],
  ['URL', ''],
]

describe('scalars', () => {
  it.each(right)('the scalar %s accepts and gives %j', (name, value) => {
    expect([scalars[name].serialize(value), scalars[name].parseValue(value)]).toEqual([value, value])
  })

  it.each(wrong)("%s never gives %j, which is the marketplace's fault", (name, value) => {
    expect(() => scalars[name].serialize(value)).toThrow(expect.objectContaining({ code: 'SYSTEM_BUSY' }))
  })

  it.each(wrong)('the scalar %s refuses %j as input', (name, value) => {
    expect(() => scalars[name].parseValue(value)).toThrow(`Not a ${name}.`)
  })
})

describe('addresses the marketplace supplies', () => {
  it('addresses the marketplace supplies are dropped when they could run', () => {
    expect(['/a.svg', 'JavaScript:alert(1)', 'vbscript:x', 'http://h/x'].map(toWebUrl)).toEqual(['/a.svg', null, null, 'http://h/x'])
  })
})
