import { describe, expect, it } from 'vitest'
import { openSpans, parseTraceparent } from './tracing.ts'

const trace = '0af7651916cd43dd8448eb211c80319c'
const span = 'b7ad6b7169203331'

describe('traceparent', () => {
  it('traceparent says whose part a request is', () => {
    expect(parseTraceparent(`00-${trace}-${span}-01`)).toEqual({ traceId: trace, spanId: span, traceFlags: 1, isRemote: true })
    expect(parseTraceparent(`00-${trace}-${span}-00`)?.traceFlags).toBe(0)
  })

  it.each([
    undefined,
    '',
    'rubbish',
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace}-${span}-01-x`,
    `01-${trace.toUpperCase()}-${span}-01`,
  ])('the traceparent %j says nothing', (text) => {
    expect(parseTraceparent(text)).toBeUndefined()
  })
})

describe('spans', () => {
  it('there are no spans where nobody wants them', async () => {
    expect(await openSpans(null, 'gateway')).toBeNull()
  })
})
