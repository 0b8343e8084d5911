import { usernameProblem } from 'rules/validators'

/** What looks like nothing, or like another letter's place: two names must not differ by it alone. */
const HIDDEN = /\p{C}|[\p{Z}--\x20]/v

/** A name as it is kept: one composition of each letter, single blanks, none at the ends. */
export function cleanName(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/ +/g, ' ')
}

/** A company as on its licence, whose brackets are full-width: typed either way it is one company. */
export function cleanCompany(text: string): string {
  return cleanName(text).replaceAll('(', '（').replaceAll(')', '）')
}

/** What is wrong with a user name, cleaned, before anybody asks whether it is free. Null when nothing is. */
export function usernameFault(text: string): string | null {
  const name = cleanName(text)
  return usernameProblem(name) ?? textFault('用户名', name, { min: 2, max: 30 })
}

export function companyFault(text: string): string | null {
  return textFault('企业名称', cleanCompany(text), { min: 2, max: 50 })
}

export function personFault(title: string, text: string): string | null {
  return textFault(title, cleanName(text), { min: 1, max: 30 })
}

/** What is wrong with a cleaned text of a form; null when nothing is. */
export function textFault(title: string, name: string, limits: { readonly min: number; readonly max: number }): string | null {
  if (HIDDEN.test(name)) return `${title}含有无法使用的字符`
  const length = [...name].length
  if (length === 0) return `请填写${title}`
  if (length < limits.min) return `${title}不能少于${limits.min}个字符`
  return length > limits.max ? `${title}不能超过${limits.max}个字符` : null
}
