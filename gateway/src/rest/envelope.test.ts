import { describe, expect, it } from 'vitest'
import { GatewayError } from '../errors/gatewayError.ts'
import { raw } from '../testing/stubRest.ts'
import { openEnvelope } from './envelope.ts'

function failureOf(status: number, body: string): unknown {
  try {
    return { data: openEnvelope(raw(status, body)) }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const { userMessage, upstreamCode, reason, field } = error.details
    return Object.fromEntries(
      Object.entries({ code: error.code, userMessage, upstreamCode, reason, field }).filter(([, value]) => value !== undefined),
    )
  }
}

const envelope = (code: unknown, message: unknown = '说明', data: unknown = null): string => JSON.stringify({ code, message, data })

const rows: readonly [name: string, status: number, body: string, expected: unknown][] = [
  ['200', 200, envelope(200, 'ok', { a: 1 }), { data: { a: 1 } }],
  ['201', 201, envelope(201, 'ok', [1]), { data: [1] }],
  ['10000 of a foreign host', 200, envelope(10_000, 'ok', 'x'), { data: 'x' }],
  ['a success code under a failing status', 500, envelope(200, 'ok', 'x'), { data: 'x' }],
  ['a code as text', 200, envelope('200', 'ok', 'x'), { data: 'x' }],
  ['401', 401, envelope(401, '请先登录'), { code: 'LOGIN_REQUIRED', userMessage: '请先登录', upstreamCode: 401 }],
  ['10001 with HTTP 200', 200, envelope(10_001, '未登录'), { code: 'LOGIN_REQUIRED', userMessage: '未登录', upstreamCode: 10_001 }],
  [
    '459',
    459,
    envelope(459, '请先签署电子合同', { url: '/dzht' }),
    { code: 'CONTRACT_REQUIRED', userMessage: '请先签署电子合同', upstreamCode: 459 },
  ],
  [
    '422: the first message of the first field',
    422,
    envelope(422, '有误', { errors: { goods_id: ['商品有误', '第二句'], number: ['数量有误'] } }),
    { code: 'VALIDATION_FAILED', userMessage: '商品有误', upstreamCode: 422, field: 'goodsID' },
  ],
  [
    '422 with a plain sentence',
    422,
    envelope(422, '有误', { errors: { username: '账号或密码错误' } }),
    { code: 'VALIDATION_FAILED', userMessage: '账号或密码错误', upstreamCode: 422, field: 'username' },
  ],
  ['422 without fields', 422, envelope(422, '有误', {}), { code: 'VALIDATION_FAILED', userMessage: '有误', upstreamCode: 422 }],
  [
    '422 with empty errors',
    422,
    envelope(422, '有误', { errors: {} }),
    { code: 'VALIDATION_FAILED', userMessage: '有误', upstreamCode: 422 },
  ],
  [
    '404',
    404,
    envelope(404, '商品不存在', { reason: 'NOT_FOUND' }),
    { code: 'BUSINESS_REJECTED', userMessage: '商品不存在', upstreamCode: 404, reason: 'NOT_FOUND' },
  ],
  [
    '400 with a reason',
    400,
    envelope(400, '库存不足', { reason: 'STOCK_SHORT', available: 3 }),
    { code: 'BUSINESS_REJECTED', userMessage: '库存不足', upstreamCode: 400, reason: 'STOCK_SHORT' },
  ],
  [
    '410',
    410,
    envelope(410, '报价已过期', { reason: 'QUOTE_EXPIRED' }),
    { code: 'BUSINESS_REJECTED', userMessage: '报价已过期', upstreamCode: 410, reason: 'QUOTE_EXPIRED' },
  ],
  [
    '429',
    429,
    envelope(429, '操作频繁', { reason: 'RATE_LIMITED' }),
    { code: 'BUSINESS_REJECTED', userMessage: '操作频繁', upstreamCode: 429, reason: 'RATE_LIMITED' },
  ],
  [
    'a foreign business code',
    200,
    envelope(50_001, '活动未开始'),
    { code: 'BUSINESS_REJECTED', userMessage: '活动未开始', upstreamCode: 50_001 },
  ],
  ['a message of blanks', 400, envelope(400, '  '), { code: 'BUSINESS_REJECTED', upstreamCode: 400 }],
  [
    'a reason that is no reason',
    400,
    envelope(400, '不行', { reason: '<b>x</b>' }),
    { code: 'BUSINESS_REJECTED', userMessage: '不行', upstreamCode: 400 },
  ],
  ['500: its words stay', 500, envelope(500, 'at Object.<anonymous> (/srv/api.js)'), { code: 'SYSTEM_BUSY', upstreamCode: 500 }],
  ['503 with HTTP 200', 200, envelope(503, '维护中'), { code: 'SYSTEM_BUSY', upstreamCode: 503 }],
  ['HTML of a proxy', 502, '<html>Bad Gateway</html>', { code: 'SYSTEM_BUSY', upstreamCode: 502 }],
  ['HTML with HTTP 200', 200, '<html>Login</html>', { code: 'SYSTEM_BUSY', upstreamCode: 200 }],
  ['HTML with 404', 404, '<html>', { code: 'SYSTEM_BUSY', upstreamCode: 404 }],
  ['an empty body', 200, '', { code: 'SYSTEM_BUSY', upstreamCode: 200 }],
  ['a redirect', 302, '', { code: 'SYSTEM_BUSY', upstreamCode: 302 }],
  ['JSON without a code', 200, '{"goods":[]}', { code: 'SYSTEM_BUSY', upstreamCode: 200 }],
  ['JSON that is a list', 200, '[1,2]', { code: 'SYSTEM_BUSY', upstreamCode: 200 }],
  ['JSON without a code, 400', 400, '{"error":"x"}', { code: 'BUSINESS_REJECTED', upstreamCode: 400 }],
  ['JSON without a code, 422', 422, '{}', { code: 'VALIDATION_FAILED', upstreamCode: 422 }],
  ['401 without an envelope', 401, 'Unauthorized', { code: 'LOGIN_REQUIRED', upstreamCode: 401 }],
  ['459 without an envelope', 459, '', { code: 'CONTRACT_REQUIRED', upstreamCode: 459 }],
  ['a code that is no number', 200, envelope({}, 'x'), { code: 'SYSTEM_BUSY', upstreamCode: 200 }],
  ['a message that is no text', 400, envelope(400, { a: 1 }), { code: 'BUSINESS_REJECTED', upstreamCode: 400 }],
]

describe('the envelope', () => {
  it.each(rows)('the envelope: %s', (_, status, body, expected) => {
    expect(failureOf(status, body)).toEqual(expected)
  })

  it('the envelope cuts an endless message', () => {
    expect(failureOf(400, envelope(400, '长'.repeat(10_000)))).toMatchObject({ userMessage: '长'.repeat(500) })
  })
})
