import { passwordProblem } from 'rules/validators'
import { isCommonPassword } from './commonPasswords.ts'

/** What is wrong with a new password, or null: its length, being one of the commonest, or being what everybody knows of its owner. No composition rules. */
export function newPasswordProblem(password: string, owner: { readonly username: string; readonly phone: string }): string | null {
  const problem = passwordProblem(password)
  if (problem !== null) return problem
  if (isCommonPassword(password)) return '密码过于常见，请换一个'
  const known = [owner.username, owner.phone].map((text) => text.toLowerCase())
  return known.includes(password.toLowerCase()) ? '密码不能与用户名或手机号相同' : null
}

/** The same word twice, as forms ask for it. */
export function confirmationProblem(password: string, confirmation: string): string | null {
  return password === confirmation ? null : '两次输入的密码不一致'
}
