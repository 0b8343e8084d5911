import { GraphQLError } from 'graphql'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { GatewayError } from './gatewayError.ts'
import { presentError, presentWithStatus } from './presentError.ts'

function open(): { sink: Parameters<typeof presentError>[1]; logs: Record<string, unknown>[] } {
  const logs: Record<string, unknown>[] = []
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => void logs.push(JSON.parse(line) as Record<string, unknown>) })
  return { sink: { requestId: 'r-1', log }, logs }
}

const located = (error: Error): GraphQLError => new GraphQLError(error.message, { originalError: error, path: ['cart', 0] })

describe('an error of the answer', () => {
  it.each(Object.keys(catalogue) as (keyof typeof catalogue)[])(
    'an error of the answer says %s in both languages and nothing else',
    (code) => {
      const { sink } = open()
      const error = presentError(located(new GatewayError(code, { cause: new Error('secret /srv/api.js') })), sink)
      expect(error.toJSON()).toEqual({
        message: catalogue[code].message,
        path: ['cart', 0],
        extensions: { code, userMessage: catalogue[code].userMessage, requestId: 'r-1' },
      })
      expect(error.originalError).toBeUndefined()
      expect(catalogue[code].userMessage).toMatch(/\p{Script=Han}/u)
    },
  )

  it('an error of the answer carries what the marketplace said', () => {
    const { sink } = open()
    const cause = new GatewayError('VALIDATION_FAILED', {
      userMessage: '数量有误',
      upstreamCode: 422,
      field: 'quantity',
      reason: 'MIN_QTY',
    })
    expect(presentError(cause, sink).extensions).toEqual({
      code: 'VALIDATION_FAILED',
      userMessage: '数量有误',
      upstreamCode: 422,
      field: 'quantity',
      reason: 'MIN_QTY',
      requestId: 'r-1',
    })
  })

  it.each([
    ['a TypeError', new TypeError('x is undefined at /srv/secret.ts')],
    ['a located one', located(new Error('secret'))],
    ['one twice located', located(located(new Error('secret')))],
    ['a string', 'secret'],
    ['undefined', undefined],
    ['an object', { secret: true }],
    ['what yoga made of a thrown string', new GraphQLError('secret', { extensions: { code: 'INTERNAL_SERVER_ERROR', unexpected: true } })],
  ])('an error of the answer masks %s and logs it once', (_, thrown) => {
    const { sink, logs } = open()
    const error = presentError(thrown, sink)
    expect(JSON.stringify(error)).not.toContain('secret')
    expect(error.extensions['code']).toBe('UNEXPECTED')
    expect(logs).toHaveLength(1)
    expect(logs[0]).toMatchObject({ level: 50, requestId: 'r-1', code: 'UNEXPECTED' })
  })

  it("an error of the answer keeps the words of graphql and yoga about the request, without the parser's", () => {
    const { sink } = open()
    const error = new GraphQLError('POST body sent invalid JSON.', {
      extensions: { code: 'BAD_REQUEST', http: { spec: true, status: 400 }, originalError: { name: 'SyntaxError', message: 'secret' } },
    })
    const presented = presentWithStatus(error, sink, false)
    expect(presented.message).toBe('POST body sent invalid JSON.')
    expect(presented.extensions).toEqual({
      code: 'BAD_REQUEST',
      userMessage: catalogue.BAD_REQUEST.userMessage,
      requestId: 'r-1',
      http: { status: 400 },
    })
  })

  it('an error of the answer does not blame the marketplace when the caller left', () => {
    const { sink, logs } = open()
    presentError(new GatewayError('SYSTEM_BUSY', { isMoot: true }), sink)
    expect(logs.map(({ level }) => level)).toEqual([20])
  })

  it('a fault without data is answered by 500, and partial data is left alone', () => {
    const { sink } = open()
    expect(presentWithStatus(new Error('x'), sink, false).extensions['http']).toEqual({ status: 500 })
    expect(presentWithStatus(new Error('x'), sink, true).extensions['http']).toBeUndefined()
  })

  it("an error of the answer logs of an HTTP client's error only its name, code and message", () => {
    const { sink, logs } = open()
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', options: { headers: { cookie: 'sid=secret' } } })
    presentError(new GatewayError('SYSTEM_BUSY', { cause }), sink)
    expect(logs[0]).toMatchObject({ level: 40, cause: { name: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' } })
    expect(JSON.stringify(logs)).not.toContain('secret')
  })
})
