import { expect, it, vi } from 'vitest'
import { presentationOf } from './catalogue.ts'
import { fromWire, GatewayError, toGatewayError } from './gatewayError.ts'
import { gatewayErrorCodes, type GatewayErrorCode } from './generated/gatewayErrorCode.ts'

const words = { userMessage: '服务器的话', requestId: 'r-1' }

const table: Record<GatewayErrorCode, unknown> = {
  LOGIN_REQUIRED: { kind: 'login' },
  CONTRACT_REQUIRED: { kind: 'contract', text: '服务器的话' },
  VALIDATION_FAILED: { kind: 'toast', tone: 'error', text: '服务器的话' },
  BUSINESS_REJECTED: { kind: 'alert', text: '服务器的话' },
  SYSTEM_BUSY: { kind: 'toast', tone: 'error', text: '服务器的话' },
  UPSTREAM_TIMEOUT: { kind: 'timeout', text: '请求超时，请刷新页面' },
  BAD_REQUEST: { kind: 'toast', tone: 'error', text: '页面已过期，请刷新后重试' },
  PERSISTED_QUERY_NOT_FOUND: { kind: 'toast', tone: 'error', text: '页面已过期，请刷新后重试' },
  DOCUMENT_TOO_COSTLY: { kind: 'toast', tone: 'error', text: '服务器的话' },
  RATE_LIMITED: { kind: 'toast', tone: 'warning', text: '服务器的话' },
  BUSY: { kind: 'toast', tone: 'warning', text: '服务器的话' },
  UNEXPECTED: { kind: 'toast', tone: 'error', text: '系统繁忙，请稍后再试（编号 r-1）' },
}

it.each(gatewayErrorCodes)('the error %s is presented as the specification says', (code) => {
  expect(presentationOf(new GatewayError(code, words))).toEqual(table[code])
})

it.each([
  ['SYSTEM_BUSY', '系统繁忙，请稍后再试'],
  ['UNEXPECTED', '系统繁忙，请稍后再试'],
  ['CONTRACT_REQUIRED', '请先签署电子合同'],
] as const)('the error %s without words of the server has its words here', (code, text) => {
  expect(presentationOf(new GatewayError(code))).toMatchObject({ text })
})

it('the catalogue of errors shows a refused addition to the cart as a warning toast that names the goods', () => {
  const refused = new GatewayError('BUSINESS_REJECTED', { userMessage: '库存不足', reason: 'STOCK_SHORT' })
  expect(presentationOf(refused, { isAddToCart: true, subject: '阿莫西林胶囊' })).toEqual({
    kind: 'toast',
    tone: 'warning',
    text: '阿莫西林胶囊：库存不足',
  })
})

it('the catalogue of errors reads what the gateway sends, and takes the unknown for UNEXPECTED', () => {
  const extensions = { code: 'BUSINESS_REJECTED', userMessage: '库存不足', reason: 'STOCK_SHORT', field: 'number', requestId: 'r-2' }
  expect(fromWire({ message: 'x', extensions })).toMatchObject(extensions)
  expect(fromWire({ message: 'x', extensions: { code: 'FROM_THE_FUTURE', userMessage: 7 } })).toMatchObject({
    code: 'UNEXPECTED',
    userMessage: null,
  })
  expect(fromWire(undefined).code).toBe('UNEXPECTED')
  expect(toGatewayError(new Error('boom'))).toMatchObject({ code: 'UNEXPECTED' })
})

it('the catalogue of errors says that the network is gone where an act lacks its code, in the words of each browser', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (const said of [
    'Failed to fetch dynamically imported module: http://localhost/a.js',
    'Importing a module script failed.',
    'error loading dynamically imported module: http://localhost/a.js',
  ]) {
    for (const thrown of [new TypeError(said), new Error('a page could not be fetched', { cause: new TypeError(said) })]) {
      expect(presentationOf(toGatewayError(thrown))).toEqual({ kind: 'toast', tone: 'error', text: '网络连接失败，请检查网络后重试' })
    }
  }
  online.mockReturnValue(true)
  expect(presentationOf(toGatewayError(new TypeError('Importing a module script failed.')))).toMatchObject({
    text: '页面没有载入完整，请检查网络后刷新重试',
  })
  online.mockRestore()
})
