import { describe, expect, it } from 'vitest'
import { runsOf } from './fonts.ts'

describe('the fonts of papers', () => {
  const pieces = (text: string) => runsOf(text).map(({ font, text: piece }) => [font.name, piece])

  it('the fonts of papers write what the first lacks in another, in pieces as long as can be', () => {
    expect(pieces('菝葜胶囊 0.25g*24粒 揿揿')).toEqual([
      ['f1', '菝葜'],
      ['f0', '胶囊 0.25g*24粒 '],
      ['f2', '揿揿'],
    ])
  })

  it('the fonts of papers write a character that none has in its plain form, and as a mark where it has none', () => {
    expect(pieces('𠮷祥(Ⅱ) ㎎ ① 😀')).toEqual([['f0', '吉祥(II) mg 1 〓']])
  })

  it('the fonts of papers write Greek letters', () => {
    expect(pieces('干扰素α1b 5μg')).toEqual([
      ['f0', '干扰素'],
      ['f3', 'α'],
      ['f0', '1b 5'],
      ['f3', 'μ'],
      ['f0', 'g'],
    ])
  })
})
