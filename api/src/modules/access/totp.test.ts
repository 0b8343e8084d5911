import { expect, it } from 'vitest'
import { base32, codeAt, otpauthUri, stepAt, stepOf } from './totp.ts'

/** The secret of RFC 4226 and of the SHA-1 rows of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890')

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is %s, as RFC 6238 has it; its last six digits are what apps show', (second, code) => {
  const step = stepAt(new Date(second * 1000))
  expect([codeAt(SECRET, step, 8), codeAt(SECRET, step)]).toEqual([code, code.slice(2)])
})

it('the first codes of a counter are those of RFC 4226', () => {
  expect([0, 1, 2, 3].map((step) => codeAt(SECRET, step))).toEqual(['755224', '287082', '359152', '969429'])
})

it('a clock may be one step off either way, not two; a step that was used is good no more', () => {
  const now = new Date(1_234_567_890_000)
  const at = 41_152_263
  expect(stepAt(now)).toBe(at)
  const accepted = [-2, -1, 0, 1, 2].map((off) => stepOf(SECRET, codeAt(SECRET, at + off), now, 0))
  expect(accepted).toEqual([null, at - 1, at, at + 1, null])
  expect(stepOf(SECRET, '005924', now, at)).toBeNull()
  expect([stepOf(SECRET, '00592', now, 0), stepOf(SECRET, '０05924', now, 0)]).toEqual([null, null])
})

it('the address for an app names shop and person, with the secret in base32', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(otpauthUri(SECRET, { issuer: 'shop.cn', name: '王 会计' })).toBe(
    'otpauth://totp/shop.cn:%E7%8E%8B%20%E4%BC%9A%E8%AE%A1?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=shop.cn&algorithm=SHA1&digits=6&period=30',
  )
})
