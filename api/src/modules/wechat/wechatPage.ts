import type { ScanState } from './wechat.service.ts'
import type { WechatScene } from '../../db/tables/accountEntry.ts'

const STYLE = `body{font:16px/1.6 sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color:#1f2933}h1{font-size:1.25rem;text-align:center}
.note{color:#7c2d12;background:#fff7ed;border:1px solid #f5d5ad;border-radius:.375rem;padding:.5rem .75rem;font-size:.875rem}.what{text-align:center;margin:1.5rem 0}
fieldset{border:1px solid #d5dbe1;border-radius:.375rem;padding:.25rem 1rem;margin:0 0 1.5rem}label{display:flex;align-items:center;gap:.5rem;min-height:2.75rem}
button{font:inherit;width:100%;min-height:2.75rem;border-radius:.375rem;border:1px solid #07833f;background:#07833f;color:#fff;margin:.25rem 0}button.no{background:#fff;color:#374151;border-color:#9aa3ad}`

const PURPOSES: Readonly<Record<WechatScene, (shop: string) => string>> = {
  login: (shop) => `登录${shop}`,
  bind: (shop) => `绑定${shop}账号`,
  register: (shop) => `注册${shop}`,
  follow: (shop) => `接收${shop}的消息`,
}

const ENDS: Readonly<Record<Exclude<ScanState, 'waiting'> | 'over' | 'unavailable', readonly [title: string, words: string]>> = {
  confirmed: ['已同意', '请回到原来的页面继续。'],
  unbound: ['已同意', '请回到原来的页面继续。'],
  refused: ['已拒绝', '没有登录或绑定任何账号，可以关闭本页。'],
  taken: ['无法绑定', '该微信已绑定其他账号，或该账号已绑定其他微信。请先在会员中心解除绑定。'],
  over: ['二维码已失效', '请回到原来的页面，刷新二维码后重试。'],
  unavailable: ['暂时无法完成', '微信服务暂时不可用，请回到原来的页面，稍后重试。'],
}

/** How many invented WeChat users the demo offers. */
export const DEMO_USERS = 5

export type Ending = keyof typeof ENDS

interface Asked {
  readonly scene: WechatScene
  readonly username: string | null
  readonly shop: string
  readonly action: string
}

/** DEMO ONLY: what WeChat would show on the phone of whoever scanned. */
export function askingPage({ scene, username, shop, action }: Asked, nonce: string): string {
  const purpose = escape(`${PURPOSES[scene](shop)}${username === null ? '' : `「${username}」`}`)
  const users = Array.from(
    { length: DEMO_USERS },
    (_, index) =>
      `<label><input type="radio" name="user" value="${index + 1}"${index === 0 ? ' checked' : ''}>演示微信用户${index + 1}</label>`,
  )
  return page(
    '演示：微信授权',
    `<p class="note">这是演示页面，代替手机上的微信，不会连接微信，也不会读取您的微信资料。</p>
<p class="what">申请使用微信身份：<strong>${purpose}</strong></p>
<form method="post" action="${escape(action)}"><fieldset><legend>以哪位虚构的微信用户操作</legend>${users.join('')}</fieldset>
<button name="answer" value="allow">同意</button><button class="no" name="answer" value="deny">拒绝</button></form>`,
    nonce,
  )
}

export function endPage(ending: Ending, isDemo: boolean, nonce: string): string {
  const [title, words] = ENDS[ending]
  return page(
    title,
    `${isDemo ? '<p class="note">这是演示页面，代替手机上的微信。</p>' : ''}<p class="what" role="status">${words}</p>`,
    nonce,
  )
}

function page(title: string, body: string, nonce: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
