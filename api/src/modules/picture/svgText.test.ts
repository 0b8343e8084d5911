import { assert, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakLines, escapeXml, fitText, textWidth } from './svgText.ts'

describe('breakLines', () => {
  it.each([
    ['盐酸二甲双胍缓释片', 2, ['盐酸二甲', '双胍缓释片']],
    ['生脉饮(党参方)', 2, ['生脉饮', '(党参方)']],
    ['阿胶', 1, ['阿胶']],
    ['复方氨酚烷胺胶囊', 2, ['复方氨酚', '烷胺胶囊']],
  ])('breakLines breaks %s into %d', (text, count, lines) => {
    expect(breakLines(text, count)).toEqual(lines)
  })

  it('breakLines never cuts a number or a Latin word when it can help it', () => {
    expect(breakLines('维生素B12片剂', 2).some((line) => /^[0-9]/.test(line))).toBe(false)
  })

  it('breakLines loses nothing', () => {
    assert(
      property(
        string({ minLength: 1, maxLength: 30, unit: 'binary' }),
        integer({ min: 1, max: 4 }),
        (text, count) => breakLines(text, count).join('') === text,
      ),
    )
  })
})

describe('fitText', () => {
  it('fitText stays inside the box and under the largest size', () => {
    assert(
      property(
        string({ minLength: 1, maxLength: 24 }),
        integer({ min: 40, max: 300 }),
        integer({ min: 20, max: 120 }),
        (text, width, height) => {
          const { lines, size } = fitText(text, { width, height, max: 44, lines: 3 })
          expect(size).toBeLessThanOrEqual(44)
          for (const line of lines) expect(textWidth(line) * size).toBeLessThanOrEqual(width + textWidth(line) * 0.26)
          expect(lines.length * size * 1.1).toBeLessThanOrEqual(height + 2)
        },
      ),
    )
  })
})

it('escapes markup and drops what XML has no form for', () => {
  expect(escapeXml(`<&>"\u0001\uFFFE药`)).toBe('&lt;&amp;&gt;&quot;药')
})
