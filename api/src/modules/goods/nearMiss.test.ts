import { describe, expect, it } from 'vitest'
import { intactPieces, isWithinOne, meantWord, nearNameRank, nearRank, typedForms, type TypedForm } from './nearMiss.ts'

const letters = (text: string): TypedForm => ({ kind: 'letters', text })
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
    expect(nearRank(letters('ejiap'), 'ejiao')).toBe(0)
    expect(nearRank(letters('amoxilim'), 'amoxilinjiaonang')).toBe(1)
    expect(nearRank(letters('jiaonamg'), 'amoxilinjiaonang')).toBe(2)
    expect(nearRank(letters('jiaomamg'), 'amoxilinjiaonang')).toBeNull()
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
        intactPieces(letters(typed)).some((piece) => word.includes(piece)),
        typed,
      ).toBe(true)
  })

  it('the search for near misses reads Chinese by its characters and by its sound, numbers not at all', () => {
    expect(typedForms(['阿墨西林'])).toEqual([
      { kind: 'han', text: '阿墨西林' },
      { kind: 'sound', text: 'amoxilin' },
    ])
    expect(typedForms(['阿胶'])).toEqual([{ kind: 'sound', text: 'ejiao' }])
    expect(typedForms(['ejiap'])).toEqual([letters('ejiap')])
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
    expect(nearNameRank([letters('anxljn')], amoxicillin)).toBe(1)
    expect(nearNameRank([letters('xlin')], { ...amoxicillin, pinyin: 'q', pinyin_full: 'q' })).toBeNull()
  })

  it.each([
    ['青霉素', '氯霉素片', 'lvmeisupian', null],
    ['青霉素', '红霉素软膏', 'hongmeisuruangao', null],
    ['罗红霉素', '红霉素肠溶片', 'hongmeisuchangrongpian', null],
    ['头孢克肟', '头孢克洛胶囊', 'toubaokeluojiaonang', null],
    ['咪康唑', '益康唑乳膏', 'yikangzuorugao', null],
    ['板南根', '板蓝根颗粒', 'banlangenkeli', 3],
    ['血压记', '电子血压计', 'dianzixueyaji', 4],
    ['阿莫林', '阿莫西林胶囊', 'amoxilinjiaonang', 3],
    ['霉青素', '青霉素V钾片', 'qingmeisuvjiapian', 3],
  ])(
    '%s may be meant for %s by its sound, its order or what was left out, never for another substance: %s %s',
    (typed, name, full, rank) => {
      expect(nearNameRank(typedForms([typed]), { name, pinyin: 'q', pinyin_full: full })).toBe(rank)
    },
  )
})
