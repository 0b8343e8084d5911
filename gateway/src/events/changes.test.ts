import { describe, expect, it } from 'vitest'
import { lateMsOf, momentOf, readEvents, toChange } from './changes.ts'

async function read(pieces: readonly (string | Buffer)[]): Promise<unknown[]> {
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
      { id: '', kind: 'comment', data: '' },
      { id: '7-2', kind: 'reset', data: '{}' },
    ]
    expect(await read([text])).toEqual(events)
    expect(await read([...text])).toEqual(events)
  })

  it('a sign of several bytes is read where a piece ends within it', async () => {
    const bytes = Buffer.from('data: 到货\n\n')
    expect(await read([bytes.subarray(0, 7), bytes.subarray(7)])).toEqual([{ id: '', kind: 'message', data: '到货' }])
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

describe('what stands beside a change', () => {
  it.each([
    ['{"at":1795140000}', 1_795_140_001_000],
    ['{}', 1000],
    ['null', 1000],
  ])('what happened at %s was over in the second after', (data, moment) => expect(momentOf(data)).toBe(moment))

  it.each([
    ['{"late_ms":250}', 250],
    ['{"late_ms":"250"}', 0],
    ['null', 0],
    ['7', 0],
  ])('a change that says %s was told late by so many milliseconds', (data, late) => expect(lateMsOf(data)).toBe(late))
})
