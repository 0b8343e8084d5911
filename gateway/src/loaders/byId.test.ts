import { describe, expect, it } from 'vitest'
import { byId } from './byId.ts'

describe('byId', () => {
  const idOf = (row: { id: string }): string => row.id
  it('byId answers by id whatever the order', () => {
    expect(byId(['1', '2', '3'], [{ id: '3' }, { id: '1' }], idOf)).toEqual([{ id: '1' }, null, { id: '3' }])
  })

  it('byId is not misled by rows nobody asked for or that come twice', () => {
    expect(byId(['2'], [{ id: '9' }, { id: '2' }, { id: '2' }], idOf)).toEqual([{ id: '2' }])
  })

  it('byId answers an id asked twice twice', () => {
    expect(byId(['1', '1'], [{ id: '1' }], idOf)).toEqual([{ id: '1' }, { id: '1' }])
  })
})
