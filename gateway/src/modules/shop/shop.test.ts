import { describe, expect, it } from 'vitest'
import { userBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'

const details = (changes: object = {}) => ({
  member_id: '7', company: '康健大药房', kind: 'chain', licence_no: null, contact: null, phone: null, regions: [{ id: '330000', name: '浙江省' }], address: null, review: 'pending', review_note: null, role: 'owner',
  invoice: { title: '康健大药房', tax_no: '91330106MA00000001', company_address: null, company_phone: null, bank: null, bank_account: null }, ...changes,
})
const card = (id: string, current: 0 | 1) => ({ member_id: id, company: `药房${id}`, role: 'buyer', review: 'passed', address: null, is_current: current, cart: 3, unpaid: 1, papers_due: 2 })
const user = { 'GET /api/user/base': ok(userBody()) }

describe('the shop and the shops', () => {
  it('are read apart from the buyer, each with one call', async () => {
    const { ask, rest } = openHarness({ ...user, 'POST /api/shop/details': ok(details()), 'GET /api/shop/cardList': ok([card('7', 1), card('8', 0)]), 'GET /api/shop/multi': ok([{ member_id: '8', company: '药房8', role: 'finance', review: 'passed' }]) })
    const { data } = await ask('{ viewer { shop { kind review regions { regionID } invoice { taxNo bank } } shops { memberID role isCurrent cartCount unpaidCount papersDueCount } shopChoices { memberID role } } }')
    expect(data).toMatchObject({ viewer: {
      shopChoices: [{ memberID: '8', role: 'FINANCE' }],
      shop: { kind: 'CHAIN', review: 'PENDING', regions: [{ regionID: '330000' }], invoice: { taxNo: '91330106MA00000001', bank: null } },
      shops: [{ memberID: '7', role: 'BUYER', isCurrent: true, cartCount: 3, unpaidCount: 1, papersDueCount: 2 }, { memberID: '8', isCurrent: false }],
    } })
    expect(rest.calls.toSorted()).toEqual(['GET /api/shop/cardList', 'GET /api/shop/multi', 'GET /api/user/base', 'POST /api/shop/details '])
  })

  it('are saved and changed with one call, and a refused field has the schema\'s name', async () => {
    const { ask, rest } = openHarness({ 'POST /api/shop/save': ok(details({ invoice: null })), 'POST /api/shop/multi': ok([]), 'DELETE /api/shop/multi/8': ok([]), 'POST /api/user/updateUserInfo': ok(userBody({ face: '/files/upload/k.png' })) })
    expect((await ask('mutation { saveShop(input: { company: "康健大药房", licenceNo: "L1", provinceID: "330000", taxNo: "T1" }) { shop { company invoice { title } } } }')).data).toEqual({ saveShop: { shop: { company: '康健大药房', invoice: null } } })
    await ask('mutation { addShops(input: { phone: "13800000002", code: "123456", role: FINANCE }) { __typename } removeShop(input: { memberID: "8" }) { __typename } updateProfile(input: { avatar: "k.png" }) { viewer { avatar } } }')
    expect(rest.calls).toEqual(['POST /api/shop/save company=康健大药房&licence_no=L1&province=330000&tax_no=T1', 'POST /api/shop/multi phone=13800000002&code=123456&role=finance', 'DELETE /api/shop/multi/8', 'POST /api/user/updateUserInfo face=k.png'])
    const answer = await openHarness({ 'POST /api/shop/save': refused(422, '请填写税号', { errors: { tax_no: ['请填写税号'] } }) }).ask('mutation { saveShop(input: { company: "x", provinceID: "1" }) { shop { company } } }')
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', field: 'taxNo' })
  })
})
