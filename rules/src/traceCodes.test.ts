import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { compareScans, expander, isSpecialDrug, productCodeOf, readTraceCode, type Scan, type SentPiece, splitScans } from './traceCodes.ts'

const [A, B, C, D] = ['83857930000879766601', '83857930000879766602', '83857930000879766603', '83857930000879766604']
const [MIDDLE, CASE] = ['83857931000000000001', '83857932000000000001']
const box = (code: string, lot = 'L1', packs: readonly string[] = []): SentPiece => ({ code, pieces: 1, packs, lot })
const scansOf = (...texts: string[]): Scan[] => texts.map((text) => ({ text }))

describe('the digits of a trace code', () => {
  it('a code of 20 or 17 digits is read without blanks, tabs and line ends; anything else is none', () => {
    expect(readTraceCode(' 8385 7930\t0008 7976\r\n6601 ')).toBe(A)
    expect(readTraceCode('83857930000879766')).toBe('83857930000879766')
    for (const wrong of [
      '',
      '838579300008797666',
      '838579300008797666011',
      '8385793000087976660X',
      '８３８５７９３００００８７９７６６６０１',
    ])
      expect(readTraceCode(wrong)).toBeNull()
  })

  it('the first seven digits of a trace code are the product, and 89 marks a drug under special control', () => {
    expect(productCodeOf(A)).toBe('8385793')
    expect([isSpecialDrug(A), isSpecialDrug('89001230000000000001')]).toEqual([false, true])
  })
})

it.each([
  ['a code with the blanks it is printed with', `${A.slice(0, 4)} ${A.slice(4)}\n`, [A.slice(0, 4) + ' ' + A.slice(4)]],
  ['lines of a sheet', `${A}\r\n${B}\n\n${C}`, [A, B, C]],
  ['codes between commas, tabs and blanks', `${A},${B}\t${C} ${D}`, [A, B, C, D]],
  ['codes that run together', A + B, [A, B]],
  ['codes of seventeen digits', '83857930000879766 83857930000879767', ['83857930000879766', '83857930000879767']],
  ['what is none', 'no code', ['no code']],
  ['nothing', ' \n', []],
])('what a scanner gives at once is divided into its codes: %s', (_what, written, codes) => {
  expect(splitScans(written)).toEqual(codes)
})

describe('what came, held against what was sent', () => {
  const sent = [box(A, 'L1', [MIDDLE, CASE]), box(B, 'L1', [MIDDLE, CASE]), box(C, 'L1', [CASE]), box(D, 'L2')]

  it('a case expands to its boxes through its middle packs, a box to itself, a strange code to nothing', () => {
    const codesIn = (code: string): string[] => expander(sent)(code).map((piece) => piece.code)
    expect([codesIn(CASE), codesIn(MIDDLE), codesIn(D), codesIn('1')]).toEqual([[A, B, C], [A, B], [D], []])
  })

  it('scans are matched, missing, extra, scanned twice or of another lot', () => {
    const strange = '83857930000879766699'
    const { scans, missing, arrived, expected } = compareScans(sent, [
      ...scansOf(A, `${A}\n`, strange, strange, '123'),
      { text: B, lot: 'L9' },
      { text: D, lot: 'L2' },
    ])
    expect(scans.map(({ verdict }) => verdict)).toEqual(['matched', 'twice', 'extra', 'twice', 'unreadable', 'other_lot', 'matched'])
    expect([missing.map(({ code }) => code), arrived, expected]).toEqual([[B, C], 2, 4])
  })

  it('a case counts what no scan before it had counted; afterwards its boxes have come inside it, and only the same code is a repeat', () => {
    const { scans, missing } = compareScans(sent, scansOf(A, CASE, MIDDLE, C, C, CASE))
    expect(scans.map(({ verdict, pieces }) => [verdict, pieces])).toEqual([
      ['matched', 1],
      ['matched', 2],
      ['inside', 0],
      ['inside', 0],
      ['twice', 0],
      ['twice', 0],
    ])
    expect(missing.map(({ code }) => code)).toEqual([D])
  })

  it('a case without codes of its boxes counts all its pieces', () => {
    const { arrived, expected } = compareScans([{ code: CASE, pieces: 200, packs: [], lot: 'L1' }, box(D)], scansOf(CASE))
    expect([arrived, expected]).toEqual([200, 201])
  })

  it('every piece that was sent is missing or was matched once, whatever is scanned in whatever order', () => {
    const packs = Array.from({ length: 4 }, (_, nth) => `8385793200000000010${nth}`)
    const codes = Array.from({ length: 12 }, (_, nth) => `838579300000000002${10 + nth}`)
    const pieces = codes.map((code, nth) => box(code, `L${nth % 2}`, nth < 8 ? [packs[nth % 4] ?? ''] : []))
    const text = fc.constantFrom(...codes, ...packs, '83857930000000009999', 'no code')
    const scan = fc.record({ text, lot: fc.constantFrom('L0', 'L1') }, { requiredKeys: ['text'] })
    fc.assert(
      fc.property(fc.subarray(pieces), fc.array(scan), (some, scans) => {
        const arrival = compareScans(some, scans)
        const brought = arrival.scans.reduce((sum, judged) => sum + judged.pieces, 0)
        expect(brought).toBe(arrival.arrived)
        expect(arrival.arrived + arrival.missing.length).toBe(arrival.expected)
        expect(arrival.scans.length).toBe(scans.length)
        expect(arrival.scans.every(({ verdict, pieces: count }) => (verdict === 'matched') === count > 0)).toBe(true)
        // Another order of the same scans, without lots, leaves the same missing.
        const plain = scans.map((each) => ({ text: each.text }))
        expect(compareScans(some, plain.toReversed()).missing).toEqual(compareScans(some, plain).missing)
      }),
    )
  })

  it('five hundred scans against five hundred codes look at each code a few times, not at all of them for each scan', () => {
    let looks = 0
    const many = Array.from({ length: 500 }, (_, nth) => {
      const piece = box(`8385793${String(nth).padStart(13, '0')}`)
      return new Proxy(piece, { get: (from, key) => (looks++, Reflect.get(from, key) as unknown) })
    })
    const arrival = compareScans(many, scansOf(...Array.from({ length: 500 }, (_, nth) => `8385793${String(499 - nth).padStart(13, '0')}`)))
    expect([arrival.arrived, arrival.missing]).toEqual([500, []])
    expect(looks).toBeLessThan(5_000)
  })
})
