import type { GatewayErrorCode } from '../generated/resolvers-types.ts'

type Entry = {
  /** For the developer, in `message`. */
  message: string
  /** For the buyer, in `extensions.userMessage`, where the marketplace gave no words of its own. */
  userMessage: string
}

export const catalogue: Readonly<Record<GatewayErrorCode, Entry>> = {
  LOGIN_REQUIRED: { message: 'Login required.', userMessage: '请先登录' },
  CONTRACT_REQUIRED: { message: 'The e-contract has not been signed.', userMessage: '请先签署电子合同' },
  VALIDATION_FAILED: { message: 'The input was refused.', userMessage: '提交的内容有误，请检查后重试' },
  BUSINESS_REJECTED: { message: 'A business rule refused the request.', userMessage: '操作未成功' },
  SYSTEM_BUSY: { message: 'The marketplace failed to answer.', userMessage: '系统繁忙，请稍后再试' },
  UPSTREAM_TIMEOUT: { message: 'The marketplace did not answer in time.', userMessage: '请求超时，请刷新页面' },
  BAD_REQUEST: { message: 'The request is malformed or not allowed.', userMessage: '请求有误，请刷新页面后重试' },
  PERSISTED_QUERY_NOT_FOUND: { message: 'PersistedQueryNotFound', userMessage: '当前版本过旧，请更新应用或刷新页面后重试' },
  DOCUMENT_TOO_COSTLY: { message: 'The document asks for more than it may.', userMessage: '一次请求的内容过多，请减少后重试' },
  RATE_LIMITED: { message: 'Too many requests.', userMessage: '操作过于频繁，请稍后再试' },
  BUSY: { message: 'The gateway has all it can carry.', userMessage: '访问人数较多，请稍后再试' },
  UNEXPECTED: { message: 'The gateway failed.', userMessage: '系统繁忙，请稍后再试' },
}

export function isGatewayErrorCode(code: unknown): code is GatewayErrorCode {
  return typeof code === 'string' && Object.hasOwn(catalogue, code)
}
