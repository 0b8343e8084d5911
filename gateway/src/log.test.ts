import { expect, it } from 'vitest'
import { makeLog } from './log.ts'

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
