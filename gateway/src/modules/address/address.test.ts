import { describe, expect, it } from 'vitest'
import type { RestAddress } from '../../rest/restTypes.ts'
import { userBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

const body = (id: string, isDefault: 0 | 1): RestAddress => ({
  id,
  name: '王店长',
  phone: '0571-88880001',
  regions: [
    { id: '330000', name: '浙江省' },
    { id: '330106', name: '西湖区' },
  ],
  address: '示范路1号',
  full_address: '浙江省西湖区示范路1号',
  is_default: isDefault,
})
const fields =
  'receiver: "王店长", phone: "0571-88880001", provinceID: "330000", cityID: "330100", districtID: "330106", address: "示范路1号", isDefault: true'
const form = 'name=王店长&phone=0571-88880001&province=330000&city=330100&district=330106&address=示范路1号&is_default=1'

describe('delivery addresses', () => {
  it("delivery addresses are the shop's, and each is found again by its id", async () => {
    const { ask } = openHarness({ 'GET /api/user/base': ok(userBody()), 'GET /api/address': ok([body('7', 1), body('8', 0)]) })
    const { data } = await ask('{ viewer { addresses { id addressID receiver fullAddress isDefault regions { regionID name } } } }')
    expect(data).toMatchObject({
      viewer: {
        addresses: [
          {
            addressID: '7',
            isDefault: true,
            fullAddress: '浙江省西湖区示范路1号',
            regions: [{ regionID: '330000' }, { name: '西湖区' }],
          },
          { addressID: '8', isDefault: false },
        ],
      },
    })
    expect(
      (
        await ask(
          `{
            node(id: "${toGlobalId('Address', '8')}") { ... on Address { addressID } }
            other: node(id: "${toGlobalId('Address', '9')}") { id }
          }`,
        )
      ).data,
    ).toEqual({ node: { addressID: '8' }, other: null })
  })

  it.each([
    [`createAddress(input: { ${fields} })`, `POST /api/address ${form}`],
    [`updateAddress(input: { addressID: "7", ${fields} })`, `PUT /api/address/7 ${form}`],
    ['setDefaultAddress(input: { addressID: "7" })', 'POST /api/address/7/default '],
  ])('%s makes one call and reads the others only when asked', async (field, call) => {
    const [method = '', path = ''] = call.split(' ')
    const { ask, rest } = openHarness({
      [`${method} ${path}`]: ok(body('7', 1)),
      'GET /api/user/base': ok(userBody()),
      'GET /api/address': ok([body('7', 1)]),
    })
    expect((await ask(`mutation { change: ${field} { address { addressID isDefault } } }`)).data).toEqual({
      change: { address: { addressID: '7', isDefault: true } },
    })
    expect(rest.calls).toEqual([call])
    await ask(`mutation { change: ${field} { viewer { addresses { id } } } }`)
    expect(rest.calls.slice(1)).toEqual([call, 'GET /api/user/base', 'GET /api/address'])
  })

  it("delivery addresses are deleted by id, and a refused field has the schema's name", async () => {
    const gone = openHarness({ 'DELETE /api/address/7': ok([]) })
    expect((await gone.ask('mutation { deleteAddress(input: { addressID: "7" }) { deletedID } }')).data).toEqual({
      deleteAddress: { deletedID: toGlobalId('Address', '7') },
    })
    const refusal = refused(422, '请选择区县', { errors: { district: ['请选择区县'] } })
    const answer = await openHarness({ 'POST /api/address': refusal }).ask(
      `mutation { createAddress(input: { ${fields} }) { address { id } } }`,
    )
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', field: 'districtID', userMessage: '请选择区县' })
    expect(
      (await openHarness({}).ask('mutation { deleteAddress(input: { addressID: "../7" }) { deletedID } }')).errors?.[0]?.extensions,
    ).toMatchObject({ field: 'addressID' })
  })
})
