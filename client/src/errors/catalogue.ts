import type { GatewayError } from './gatewayError.ts'
import type { GatewayErrorCode } from './generated/gatewayErrorCode.ts'
import type { ToastAction } from '../ui/toastStore.ts'

export const SYSTEM_BUSY_TEXT = '系统繁忙，请稍后再试'
export const TIMEOUT_TEXT = '请求超时，请刷新页面'
export const ALERT_TITLE = '温馨提示'

export type Presentation =
  | { readonly kind: 'login' }
  | { readonly kind: 'contract'; readonly text: string }
  | { readonly kind: 'toast'; readonly tone: 'error' | 'warning'; readonly text: string; readonly action?: ToastAction }
  | { readonly kind: 'alert'; readonly text: string; readonly action?: ToastAction }
  | { readonly kind: 'timeout'; readonly text: string }
  /** The page goes where the browser is; the new one says so. */
  | { readonly kind: 'moved'; readonly text: string }

export type Situation = {
  /** What it is about, such as the name of the goods; said before the words. */
  readonly subject?: string
  /** Adding to the cart shows a refusal as a warning toast, everything else as an alert. */
  readonly isAddToCart?: boolean
  /** What the refusal leaves to do, in one press. */
  readonly action?: ToastAction | undefined
}

const about = (subject: string | undefined, text: string): string => (subject === undefined ? text : `${subject}：${text}`)

/** How each failure is presented (SPEC §8). A new code of the schema does not compile until it stands here. */
const catalogue: Record<GatewayErrorCode, (error: GatewayError, situation: Situation) => Presentation> = {
  LOGIN_REQUIRED: () => ({ kind: 'login' }),
  CONTRACT_REQUIRED: (error) => ({ kind: 'contract', text: error.userMessage ?? '请先签署电子合同' }),
  VALIDATION_FAILED: (error) => ({ kind: 'toast', tone: 'error', text: error.userMessage ?? '填写有误，请检查后重试' }),
  BUSINESS_REJECTED: (error, { subject, isAddToCart, action }) => {
    if (error.reason === 'SHOP_CHANGED') return { kind: 'moved', text: error.userMessage ?? '当前门店已切换' }
    const text = about(subject, error.userMessage ?? '操作未成功，请稍后再试')
    const told = action === undefined ? { text } : { text, action }
    return isAddToCart === true ? { kind: 'toast', tone: 'warning', ...told } : { kind: 'alert', ...told }
  },
  SYSTEM_BUSY: (error, { subject }) => ({ kind: 'toast', tone: 'error', text: about(subject, error.userMessage ?? SYSTEM_BUSY_TEXT) }),
  UPSTREAM_TIMEOUT: () => ({ kind: 'timeout', text: TIMEOUT_TEXT }),
  BAD_REQUEST: () => ({ kind: 'toast', tone: 'error', text: '页面已过期，请刷新后重试' }),
  PERSISTED_QUERY_NOT_FOUND: () => ({ kind: 'toast', tone: 'error', text: '页面已过期，请刷新后重试' }),
  DOCUMENT_TOO_COSTLY: (error) => ({ kind: 'toast', tone: 'error', text: error.userMessage ?? '一次请求的内容过多，请减少后重试' }),
  RATE_LIMITED: (error) => ({ kind: 'toast', tone: 'warning', text: error.userMessage ?? '操作过于频繁，请稍后再试' }),
  BUSY: (error) => ({ kind: 'toast', tone: 'warning', text: error.userMessage ?? '访问人数较多，请稍后再试' }),
  UNEXPECTED: (error, { subject }) => ({
    kind: 'toast',
    tone: 'error',
    text: about(subject, error.requestId === null ? SYSTEM_BUSY_TEXT : `${SYSTEM_BUSY_TEXT}（编号 ${error.requestId}）`),
  }),
}

export function presentationOf(error: GatewayError, situation: Situation = {}): Presentation {
  return catalogue[error.code](error, situation)
}
