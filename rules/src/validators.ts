const MOBILE = /^1[3-9]\d{9}$/
const LANDLINE = /^0\d{2,3}-\d{7,8}$/
const EMAIL = /^[A-Za-z0-9_-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/
// oxlint-disable-next-line no-control-regex -- control characters are exactly what a name may not hold
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/

/** Half of a pair of UTF-16: older browsers lack isWellFormed. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** SPEC §5: 11 digits starting with 1, then 3 to 9. */
export function isMobile(text: string): boolean {
  return MOBILE.test(text)
}

/** SPEC §5: area code, hyphen, 7 to 8 digits. */
export function isLandline(text: string): boolean {
  return LANDLINE.test(text)
}

/** SPEC §5: a mobile number; a landline too where the field allows it. */
export function isPhone(text: string, allowLandline = false): boolean {
  return isMobile(text) || (allowLandline && isLandline(text))
}

/** SPEC §5: letters, digits, underscore or hyphen, then @, then a domain with at least one dot. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text)
}

/** What is wrong with a new password, as the buyer reads it, or null. Characters count, not UTF-16 units. */
export function passwordProblem(text: string): string | null {
  if (LONE_SURROGATE.test(text) || text.includes('\0')) return '密码含有无法使用的字符'
  return lengthBetween(text, 8, 64) ? null : '密码长度须为8至64个字符'
}

export function isPassword(text: string): boolean {
  return passwordProblem(text) === null
}

/** What is wrong with a new user name, or null. One that looks like a phone could be taken for another's login. */
export function usernameProblem(text: string): string | null {
  if (text !== text.trim() || LONE_SURROGATE.test(text) || CONTROL.test(text)) return '用户名含有无法使用的字符'
  if (!lengthBetween(text, 2, 30)) return '用户名长度须为2至30个字符'
  return isMobile(text) ? '用户名不能是手机号' : null
}

export function isUsername(text: string): boolean {
  return usernameProblem(text) === null
}

/** The keyword a search runs with; an empty one means no search is run. */
export function normalizeKeyword(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').trim()
}

function lengthBetween(text: string, min: number, max: number): boolean {
  if (text.length < min || text.length > max * 2) return false
  const count = [...text].length
  return count >= min && count <= max
}
