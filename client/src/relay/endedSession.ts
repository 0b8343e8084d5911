import { commitLocalUpdate, type IEnvironment } from 'relay-runtime'
import { leaveForLogin } from '../errors/leaving.ts'
import { toasts } from '../ui/toastStore.ts'
import { NO_SHOP, pageShop } from './pageShop.ts'

const ENDED_TEXT = '登录已过期，现以访客身份浏览'

/** How an answer says that the session it was asked with is not valid any more: what it brings is what a visitor sees. */
export type SessionState = { readonly session: 'EXPIRED' }

export function sessionState(extensions: unknown): SessionState | null {
  return typeof extensions === 'object' && extensions !== null && Reflect.get(extensions, 'session') === 'EXPIRED'
    ? { session: 'EXPIRED' }
    : null
}

/** The cookie goes with the answer that said so; the page goes on without its buyer. */
export function becomeVisitor(environment: IEnvironment): void {
  pageShop.set(NO_SHOP)
  toasts.show({ kind: 'info', text: ENDED_TEXT, action: { label: '重新登录', run: leaveForLogin } })
  commitLocalUpdate(environment, (store) => {
    store.getRoot().setValue(null, 'viewer')
    store.getRoot().setValue(0, 'cartBadge')
  })
}
