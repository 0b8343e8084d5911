import { expect, it } from 'vitest'
import { makeLog, timeMember } from './log.ts'

it('the log writes lines of the shape that both servers share', () => {
  const lines: string[] = []
  makeLog('info', { write: (line) => void lines.push(line) }).warn({ requestId: 'r-1' }, 'marketplace failed')
  const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  expect(line).toEqual({
    level: 40,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    service: 'gateway',
    requestId: 'r-1',
    msg: 'marketplace failed',
  })
})

it("a log line's time is that of its millisecond, and the next one's is another", () => {
  const moments = [1_764_316_799_998, 1_764_316_799_998, 1_764_316_799_999, 1_764_316_800_000, 1_764_316_799_998]
  const member = timeMember(() => moments.shift() ?? 0)
  expect(Array.from({ length: 5 }, member)).toEqual([
    ',"time":"2025-11-28T07:59:59.998Z"',
    ',"time":"2025-11-28T07:59:59.998Z"',
    ',"time":"2025-11-28T07:59:59.999Z"',
    ',"time":"2025-11-28T08:00:00.000Z"',
    ',"time":"2025-11-28T07:59:59.998Z"',
  ])
})
