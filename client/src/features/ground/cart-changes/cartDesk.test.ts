import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserEnvironment } from '../../../relay/environment.ts'
import type { CartChange } from './cartChange.ts'
import { CartDesk } from './cartDesk.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const edit = (lineID: string, quantity: number): CartChange => ({ type: 'edit', line: { lineID, goodsID: `9${lineID}` }, quantity })

/** A desk, what it has sent, and the answers to that in the same order. */
function openDesk() {
  const desk = new CartDesk(
    createBrowserEnvironment(),
    () => Promise.resolve(),
    () => null,
  )
  const sent: CartChange[] = []
  const answers: (() => void)[] = []
  const send = (change: CartChange): Promise<void> => {
    sent.push(change)
    return new Promise((resolve) => answers.push(resolve))
  }
  const submit = (change: CartChange, delayMs: number) => desk.submit({ change, delayMs, send, onError: vi.fn() })
  return { desk, sent, answers, submit }
}

it('a change that was sent before its time is not sent again when that comes', () => {
  const { desk, sent, submit } = openDesk()
  submit(edit('1', 3), 300)
  expect(sent).toEqual([])
  desk.flush()
  expect(sent).toEqual([edit('1', 3)])
  vi.advanceTimersByTime(300)
  expect(sent).toEqual([edit('1', 3)])
})

it('a change is sent when its time has come, with what joined it', () => {
  const { sent, submit } = openDesk()
  submit(edit('1', 3), 300)
  submit(edit('1', 4), 300)
  vi.advanceTimersByTime(299)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([edit('1', 4)])
})

it('a change of the same goods waits for the answer to the one before, one of others does not', async () => {
  const { sent, answers, submit } = openDesk()
  submit(edit('1', 3), 0)
  submit(edit('1', 4), 0)
  submit(edit('2', 5), 0)
  expect(sent).toEqual([edit('1', 3), edit('2', 5)])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([edit('1', 3), edit('2', 5), edit('1', 4)])
})

it('a change can be withdrawn until it is sent', () => {
  const { sent, submit } = openDesk()
  const resting = submit(edit('1', 3), Infinity)
  expect(resting.withdraw()).toBe(true)
  const gone = submit(edit('2', 3), Infinity)
  gone.send()
  expect([gone.withdraw(), sent]).toEqual([false, [edit('2', 3)]])
})

it('a desk is idle once everything has been answered, and sends for that what still rests', async () => {
  const { desk, sent, answers, submit } = openDesk()
  submit(edit('1', 3), Infinity)
  const idle = vi.fn()
  void desk.idle().then(idle)
  expect(sent).toEqual([edit('1', 3)])
  await vi.advanceTimersByTimeAsync(0)
  expect(idle).not.toHaveBeenCalled()
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(idle).toHaveBeenCalledTimes(1)
})
