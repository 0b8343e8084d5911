import type { SmsScene } from '../../db/tables/accountEntry.ts'

export const SCENE_WORDS: Readonly<Record<SmsScene, string>> = {
  register: '注册',
  login: '登录',
  forget: '找回密码',
  bind: '绑定微信',
  phone: '更换手机号',
  shop: '添加门店',
}

export function smsText(siteTitle: string, scene: SmsScene, code: string): string {
  return `【${siteTitle}】验证码 ${code}，用于${SCENE_WORDS[scene]}，10分钟内有效。请勿告知他人，如非本人操作请忽略。`
}
