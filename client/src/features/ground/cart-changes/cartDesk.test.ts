import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserEnvironment } from '../../../relay/environment.ts'
import type { CartChange } from './cartChange.ts'
import { CartDesk } from './cartDesk.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const edit = (lineID: string, quantity: number): CartChange => ({ type: 'edit', line: { lineID, goodsID: `9${lineID}` }, quantity })

/** A desk, what it has sent, the answers to that in the same order, and those to the cart fetched again. */
function openDesk() {
  const carts: (() => void)[] = []
  const desk = new CartDesk(
    createBrowserEnvironment(),
    () => new Promise((resolve) => carts.push(resolve)),
    () => null,
  )
  const sent: CartChange[] = []
  const answers: (() => void)[] = []
  const send = (change: CartChange): Promise<void> => {
    sent.push(change)
    return new Promise((resolve) => answers.push(resolve))
  }
  const submit = (change: CartChange, delayMs: number) => desk.submit({ change, delayMs, send, onError: vi.fn() })
  return { desk, sent, answers, carts, submit }
}

it('a change that was sent before its time is not sent again when that comes', () => {
  const { desk, sent, submit } = openDesk()
  submit(edit('1', 3), 300)
  expect(sent).toEqual([])
  desk.leave()
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

it('a page that is left sends at once what rests and what waits for an answer, in the order of the buyer', () => {
  const { desk, sent, submit } = openDesk()
  submit(edit('1', 3), 0)
  submit(edit('1', 4), 0)
  submit({ type: 'delete', lines: [{ lineID: '1', goodsID: '91' }] }, Infinity)
  expect(sent).toEqual([edit('1', 3)])
  desk.leave()
  expect(sent).toEqual([edit('1', 3), edit('1', 4), { type: 'delete', lines: [{ lineID: '1', goodsID: '91' }] }])
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

it('the cart is fetched again after a burst of several changes, not after a single one', async () => {
  const { answers, carts, submit } = openDesk()
  submit(edit('1', 3), 0)
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(carts).toHaveLength(0)
  submit(edit('1', 4), 0)
  submit(edit('2', 5), 0)
  answers[1]?.()
  answers[2]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(carts).toHaveLength(1)
})

it('the cart is fetched once more for what was changed and answered while it was fetched', async () => {
  const { answers, carts, submit } = openDesk()
  submit(edit('1', 4), 0)
  submit(edit('2', 5), 0)
  for (const answer of answers) answer()
  await vi.advanceTimersByTimeAsync(0)
  submit(edit('1', 6), 0)
  answers[2]?.()
  await vi.advanceTimersByTimeAsync(0)
  carts[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(carts).toHaveLength(2)
  carts[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(carts).toHaveLength(2)
})
