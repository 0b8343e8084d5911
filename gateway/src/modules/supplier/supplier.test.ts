import { describe, expect, it } from 'vitest'
import { goodsBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'

describe('following', () => {
  it.each([
    ['follow', 'POST /api/follow'],
    ['unfollow', 'POST /api/follow/cancel'],
  ])('%s of goods answers the goods, and no suppliers', async (name, call) => {
    const { ask, rest } = openHarness({ [call]: ok({ ids: ['4'] }), 'GET /api/goods/batch': ok([goodsBody('4')]) })
    const { data } = await ask(`mutation { ${name}(input: { goodsIDs: ["4"] }) { goods { goodsID } suppliers { supplierID } } }`)
    expect(data).toEqual({ [name]: { goods: [{ goodsID: '4' }], suppliers: [] } })
    expect(rest.calls).toEqual([`${call} type=item&ids=4`, 'GET /api/goods/batch?ids=4'])
  })

  it('follow takes suppliers or goods, not both and not neither', async () => {
    const { ask, rest } = openHarness({})
    for (const input of ['{ goodsIDs: ["4"], supplierIDs: ["1"] }', '{}'])
      expect((await ask(`mutation { follow(input: ${input}) { goods { goodsID } } }`)).errors).toHaveLength(1)
    expect(rest.calls).toEqual([])
  })
})
