import { describe, expect, test } from 'vitest'
import {
  isEmail,
  isLandline,
  isMobile,
  isPassword,
  isPhone,
  isUsername,
  normalizeKeyword,
  passwordProblem,
  usernameProblem,
} from './validators.ts'

describe('phone', () => {
  test.each(['13800000000', '19912345678', '15012345678'])('%s is a mobile', (text) => expect(isMobile(text)).toBe(true))
  test.each([
    '12800000000',
    '10800000000',
    '1380000000',
    '138000000000',
    '23800000000',
    '138-0000-0000',
    ' 13800000000',
    '13800000000\n',
    '１3800000000',
    '',
  ])('%j is no mobile', (text) => expect(isMobile(text)).toBe(false))
  test.each(['010-12345678', '0755-1234567', '021-12345678'])('%s is a landline', (text) => expect(isLandline(text)).toBe(true))
  test.each(['01012345678', '10-12345678', '010-123456', '010-123456789', '01234-1234567', '010-1234567a'])('%j is no landline', (text) =>
    expect(isLandline(text)).toBe(false),
  )

  test('a landline counts as a phone only where it is allowed', () => {
    expect([isPhone('010-12345678'), isPhone('010-12345678', true), isPhone('13800000000', true), isPhone('13800000000')]).toEqual([
      false,
      true,
      true,
      true,
    ])
  })
})

describe('email', () => {
  test.each(['a@b.cn', 'some_one-1@mail.example.com', 'A@1-2.co'])('the email address %s is valid', (text) =>
    expect(isEmail(text)).toBe(true),
  )
  test.each([
    'a@b',
    'a.b@c.cn',
    '@b.cn',
    'a@',
    'a@.cn',
    'a@b.',
    'a@b..cn',
    'a b@c.cn',
    '名@b.cn',
    'a@b.cn ',
    'a@b@c.cn',
    `${'a'.repeat(250)}@b.cn`,
  ])('an email address is not %j', (text) => expect(isEmail(text)).toBe(false))

  test('long rubbish is refused at once as an email address', () => {
    expect(isEmail(`a@${'a.'.repeat(100_000)}`)).toBe(false)
  })
})

describe('password', () => {
  test.each([
    ['1234567', false],
    ['12345678', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['药'.repeat(8), true],
    ['😀'.repeat(7), false],
    ['😀'.repeat(64), true],
    ['😀'.repeat(65), false],
    ['1234567\0', false],
    ['1234567\uD800', false],
    ['        ', true],
    ['', false],
  ])('the password %j is judged', (text, want) => {
    expect(isPassword(text)).toBe(want)
    expect(passwordProblem(text) === null).toBe(want)
  })
})

describe('user name', () => {
  test.each([
    ['药', false],
    ['药店', true],
    ['ab', true],
    ['a'.repeat(30), true],
    ['a'.repeat(31), false],
    [' ab', false],
    ['a\tb', false],
    ['a\u0000b', false],
    ['a\uDC00', false],
    ['13800000000', false],
    ['138000000001', true],
    ['', false],
  ])('the user name %j is judged', (text, want) => {
    expect(isUsername(text)).toBe(want)
    expect(usernameProblem(text) === null).toBe(want)
  })
})

describe('keyword', () => {
  test.each([
    ['  阿莫西林 ', '阿莫西林'],
    ['   ', ''],
    ['a  b', 'a  b'],
    ['\u3000感冒\u3000', '感冒'],
  ])('the keyword %j is cleaned', (text, want) => expect(normalizeKeyword(text)).toBe(want))

  test('a keyword can always be put into a URL', () => {
    expect(() => encodeURIComponent(normalizeKeyword('a\uD800'))).not.toThrow()
  })
})
