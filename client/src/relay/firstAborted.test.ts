import { expect, it } from 'vitest'
import { firstAborted } from './firstAborted.ts'

it('what waits for several ends is ended by the first, for its reason, be it before or after', () => {
  const [cancelled, late] = [new AbortController(), new AbortController()]
  const signal = firstAborted(cancelled.signal, late.signal)
  expect(signal.aborted).toBe(false)
  late.abort('too late')
  cancelled.abort('left')
  expect([signal.aborted, signal.reason]).toEqual([true, 'too late'])
  expect(firstAborted(new AbortController().signal, cancelled.signal).reason).toBe('left')
})
