import { describe, expect, it } from 'vitest'
import { intactPieces, isWithinOne, meantWord, nearNameRank, nearRank, typedForms } from './nearMiss.ts'

const amoxicillin = { name: '阿莫西林胶囊', pinyin: 'amxljn', pinyin_full: 'amoxilinjiaonang' }

describe('one typing error', () => {
  it.each([
    ['amxl', 'amxl', true],
    ['amxl', 'anxl', true],
    ['amxl', 'axl', true],
    ['amxl', 'ammxl', true],
    ['amxl', 'maxl', true],
    ['amxl', 'amlx', true],
    ['amxl', 'anyl', false],
    ['amxl', 'lamx', false],
    ['amxl', 'am', false],
    ['', 'a', true],
    ['', '', true],
    ['ab', 'ba', true],
    ['abc', 'cba', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(isWithinOne(a, b)).toBe(expected)
    expect(isWithinOne(b, a)).toBe(expected)
  })

  it('the search for near misses ranks the whole before the beginning before the inside', () => {
    expect(nearRank('ejiap', 'ejiao')).toBe(0)
    expect(nearRank('amoxilim', 'amoxilinjiaonang')).toBe(1)
    expect(nearRank('jiaonamg', 'amoxilinjiaonang')).toBe(2)
    expect(nearRank('jiaomamg', 'amoxilinjiaonang')).toBeNull()
  })

  it('the search for near misses keeps one piece whole whatever the one error is', () => {
    const word = 'amoxilin'
    const errors = [...word].flatMap((_, at) => [
      `${word.slice(0, at)}z${word.slice(at + 1)}`,
      word.slice(0, at) + word.slice(at + 1),
      `${word.slice(0, at)}z${word.slice(at)}`,
      word.slice(0, at) +
        word
          .slice(at, at + 2)
          .split('')
          .toReversed()
          .join('') +
        word.slice(at + 2),
    ])
    for (const typed of errors)
      expect(
        intactPieces(typed).some((piece) => word.includes(piece)),
        typed,
      ).toBe(true)
  })

  it('the search for near misses reads Chinese by its characters and by its sound, numbers not at all', () => {
    expect(typedForms(['阿墨西林'])).toEqual(['阿墨西林', 'amoxilin'])
    expect(typedForms(['阿胶'])).toEqual(['ejiao'])
    expect(typedForms(['ejiap'])).toEqual(['ejiap'])
    expect(typedForms(['abc'])).toEqual([])
    expect(typedForms(['6900000000014'])).toEqual([])
    expect(typedForms(['！！'])).toEqual([])
  })

  it.each([
    ['阿墨西林', ['阿莫西林胶囊', '注射用阿莫西林'], '阿莫西林'],
    ['amoxilim', ['阿莫西林胶囊'], '阿莫西林'],
    ['板兰根', ['复方板蓝根颗粒'], '板蓝根'],
    ['anxljn', ['阿莫西林胶囊'], '阿莫西林胶囊'],
    ['阿莫林', ['阿莫西林胶囊'], '阿莫西林'],
    ['阿墨西林', ['阿莫西林胶囊', '阿洛西林钠'], null],
    ['阿墨西林', [], null],
  ])('%s was meant as what all of %j have in common: %s', (typed, names, word) => {
    expect(meantWord([typed], names)).toBe(word)
  })

  it('the search for near misses puts what sounds right before what has a letter wrong', () => {
    expect(nearNameRank(typedForms(['阿墨西林']), amoxicillin)).toBe(2)
    expect(nearNameRank(['anxljn'], amoxicillin)).toBe(1)
    expect(nearNameRank(['xlin'], { ...amoxicillin, pinyin: 'q', pinyin_full: 'q' })).toBeNull()
  })
})
