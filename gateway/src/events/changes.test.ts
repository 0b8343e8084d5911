import { describe, expect, it } from 'vitest'
import { readEvents, toChange } from './changes.ts'

async function read(pieces: readonly string[]): Promise<unknown[]> {
  const bytes = pieces.map((piece) => Buffer.from(piece))
  const events: unknown[] = []
  for await (const event of readEvents(
    (async function* () {
      yield* bytes
    })(),
  ))
    events.push(event)
  return events
}

describe('server-sent events', () => {
  const text = 'id: 7-1\nevent: change\ndata: {"topic":"cart"}\n\n:\n\nid: 7-2\nevent: reset\ndata: {}\n\n'
  it('server-sent events are read whatever the pieces they come in', async () => {
    const events = [
      { id: '7-1', kind: 'change', data: '{"topic":"cart"}' },
      { id: '7-2', kind: 'reset', data: '{}' },
    ]
    expect(await read([text])).toEqual(events)
    expect(await read([...text])).toEqual(events)
  })

  it('server-sent events that never end are given up', async () => {
    await expect(read(['data: ', 'x'.repeat(70_000)])).rejects.toThrow('larger than allowed')
  })
})

describe('a change', () => {
  it.each([
    ['{"member_id":"7","topic":"order","id":"12","version":3}', { memberID: '7', topic: 'order', id: '12', version: 3 }],
    ['{"member_id":"7","topic":"cart","id":"7"}', { memberID: '7', topic: 'cart', id: '7', version: 0 }],
    ['{"member_id":7,"topic":"cart","id":"7"}', null],
    ['{"topic":"cart"}', null],
    ['[]', null],
    ['null', null],
    ['{', null],
  ])('a change of the marketplace: %s', (data, change) => {
    expect(toChange(data)).toEqual(change)
  })
})
