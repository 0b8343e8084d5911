import { Type } from 'typebox'

export const PHONE_SENTENCE = '请输入正确的手机号'
export const CODE_SENTENCE = '请输入6位数字验证码'

/** What several forms of the account's entry share. */
export const phoneField = () => Type.String({ title: '手机号', pattern: '^1[3-9][0-9]{9}$', 'x-sentence': PHONE_SENTENCE })
export const codeField = () => Type.String({ title: '验证码', pattern: '^[0-9]{6}$', 'x-sentence': CODE_SENTENCE })
