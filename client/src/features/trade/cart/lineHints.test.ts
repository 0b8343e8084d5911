import { describe, expect, it } from 'vitest'
import { hintsByLine } from './lineHints.ts'

const hint = (changes: object) => ({
  lineID: '1',
  addQuantity: 20,
  quantity: 50,
  cost: '9.00',
  saves: '0.00',
  gain: '0.00',
  message: '再买 20 盒',
  ...changes,
})

describe('the hint of a line', () => {
  it('the hint of a line says from which quantity it was reckoned', () => {
    expect(hintsByLine([hint({ saves: '0.01' })]).get('1')).toEqual({ from: 30, quantity: 50, message: '再买 20 盒' })
  })

  it('the hint of a line is the first worthwhile one of its line', () => {
    const hints = [
      hint({ message: 'not worth it' }),
      hint({ message: 'best', saves: '5.00' }),
      hint({ message: 'second', saves: '2.00' }),
      hint({ lineID: '2', message: 'of another line', saves: '1.00' }),
    ]
    expect([...hintsByLine(hints)].map(([lineID, { message }]) => [lineID, message])).toEqual([
      ['1', 'best'],
      ['2', 'of another line'],
    ])
  })

  it.each([
    ['a tenth of what it makes one buy', '9.00', '1.00', true],
    ['a cent less than a tenth', '9.01', '0.99', false],
    ['nothing', '0.00', '0.00', false],
  ])('the hint of a line that takes off %s (pay %s more, %s off) is shown: %s', (_, cost, gain, isShown) => {
    expect(hintsByLine([hint({ cost, gain })]).has('1')).toBe(isShown)
  })
})
