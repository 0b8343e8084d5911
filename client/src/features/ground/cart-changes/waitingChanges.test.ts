import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GatewayError, NO_NETWORK_TEXT } from '../../../errors/gatewayError.ts'
import type { CartChange } from './cartChange.ts'
import { type Ended, type Waiting, WaitingChanges } from './waitingChanges.ts'

const cut = () => new GatewayError('SYSTEM_BUSY', { userMessage: NO_NETWORK_TEXT })
const refusal = new GatewayError('BUSINESS_REJECTED', { userMessage: '库存不足', reason: 'STOCK_SHORT' })
const other = new GatewayError('BUSINESS_REJECTED', { userMessage: '当前门店已切换', reason: 'SHOP_CHANGED' })
const edit = (lineID: string, quantity: number): CartChange => ({ type: 'edit', line: { lineID, goodsID: `9${lineID}` }, quantity })

let isOnline = true
beforeEach(() => {
  isOnline = true
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A queue, what it has told, and a marketplace that answers each try with the next of `answers`: an error, or null for done. */
function openQueue(answers: (Error | null)[]) {
  const told: { waiting: string[][]; ended: (readonly Ended[])[]; lost: string[] } = { waiting: [], ended: [], lost: [] }
  const names = (entries: readonly Waiting[]) => entries.map(({ key }) => key)
  const queue = new WaitingChanges({
    sending: () => {},
    waiting: (entries) => void told.waiting.push(names(entries)),
    ended: (entries) => void told.ended.push(entries),
    isEnd: (error) => error === other,
    lost: (entries) => void told.lost.push(...names(entries)),
  })
  const tries: string[] = []
  const send = async (key: string): Promise<void> => {
    tries.push(key)
    const answer = answers.shift() ?? null
    if (answer !== null) throw answer
  }
  return { queue, told, tries, change: (key: string) => queue.send(edit(key, 1), send, key) }
}

it('a change that a network carries is sent once and told to nobody', async () => {
  const { told, tries, change } = openQueue([])
  await change('1')
  expect([tries, told]).toEqual([['1'], { waiting: [], ended: [], lost: [] }])
})

it('a change that the marketplace refuses at once is refused to whoever made it', async () => {
  const { told, change } = openQueue([refusal])
  await expect(change('1')).rejects.toBe(refusal)
  expect(told.ended).toEqual([])
})

it('changes made without a network wait, and are sent in their order under their own keys when it is back', async () => {
  isOnline = false
  const { queue, told, tries, change } = openQueue([])
  const done = Promise.all([change('1'), change('2')])
  expect([tries, told.waiting]).toEqual([[], [['1'], ['1', '2']]])
  isOnline = true
  await queue.sendAll()
  await done
  expect(tries).toEqual(['1', '2'])
  expect(told.ended).toEqual([
    [
      { key: '1', change: edit('1', 1), error: null },
      { key: '2', change: edit('2', 1), error: null },
    ],
  ])
})

it('a change whose answer was lost is tried again under the same key, at once and then after pauses', async () => {
  const { told, tries, change } = openQueue([cut(), cut(), cut()])
  const done = change('1')
  await vi.advanceTimersByTimeAsync(0)
  expect([tries, told.waiting]).toEqual([['1', '1'], [['1']]])
  await vi.advanceTimersByTimeAsync(1999)
  expect(tries).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(tries).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(4000)
  await done
  expect(tries).toEqual(['1', '1', '1', '1'])
})

it('a change of a queue that is refused is told once with the others, and they go on', async () => {
  isOnline = false
  const { queue, told, change } = openQueue([refusal, null])
  const done = Promise.all([change('1'), change('2')])
  isOnline = true
  await queue.sendAll()
  await done
  expect(told.ended.map((ended) => ended.map(({ key, error }) => [key, error]))).toEqual([
    [
      ['1', refusal],
      ['2', null],
    ],
  ])
})

it('a queue that meets another shop sends nothing more, and says what is lost with it', async () => {
  isOnline = false
  const { queue, told, tries, change } = openQueue([null, other])
  const [first, second] = [change('1'), change('2')]
  void change('3')
  isOnline = true
  const refused = expect(second).rejects.toBe(other)
  await queue.sendAll()
  await Promise.all([first, refused])
  expect([tries, told.lost, told.ended, queue.hasAny()]).toEqual([['1', '2'], ['2', '3'], [], false])
})
