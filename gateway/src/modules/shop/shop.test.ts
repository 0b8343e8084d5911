import { describe, expect, it } from 'vitest'
import type { RestShopCard, RestShopDetails } from '../../rest/restTypes.ts'
import { changed, type Changes, userBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'

const details = (changes: Changes<RestShopDetails> = {}): RestShopDetails =>
  changed<RestShopDetails>(
    {
      member_id: '7',
      company: '康健大药房',
      kind: 'chain',
      licence_no: null,
      contact: null,
      phone: null,
      regions: [{ id: '330000', name: '浙江省' }],
      address: null,
      review: 'pending',
      review_note: null,
      role: 'owner',
      invoice: {
        title: '康健大药房',
        tax_no: '91330106MA00000001',
        company_address: null,
        company_phone: null,
        bank: null,
        bank_account: null,
      },
    },
    changes,
  )
const card = (id: string, current: 0 | 1): RestShopCard => ({
  member_id: id,
  company: `药房${id}`,
  role: 'buyer',
  review: 'passed',
  address: null,
  is_current: current,
  cart: 3,
  unpaid: 1,
  papers_due: 2,
})
const user = { 'GET /api/user/base': ok(userBody()) }

describe('the shop and the shops', () => {
  it('the shop and the shops are read apart from the buyer, each with one call', async () => {
    const { ask, rest } = openHarness({
      ...user,
      'POST /api/shop/details': ok(details()),
      'GET /api/shop/cardList': ok([card('7', 1), card('8', 0)]),
      'GET /api/shop/multi': ok([{ member_id: '8', company: '药房8', role: 'finance', review: 'passed' }]),
    })
    const { data } = await ask(
      '{ viewer { shop { kind reviewStatus regions { regionID } invoiceProfile { taxNo bank } } shops { memberID role isCurrent cartCount unpaidCount papersDueCount } shopChoices { memberID role } } }',
    )
    expect(data).toMatchObject({
      viewer: {
        shopChoices: [{ memberID: '8', role: 'FINANCE' }],
        shop: {
          kind: 'CHAIN',
          reviewStatus: 'PENDING',
          regions: [{ regionID: '330000' }],
          invoiceProfile: { taxNo: '91330106MA00000001', bank: null },
        },
        shops: [
          { memberID: '7', role: 'BUYER', isCurrent: true, cartCount: 3, unpaidCount: 1, papersDueCount: 2 },
          { memberID: '8', isCurrent: false },
        ],
      },
    })
    expect(rest.calls.toSorted()).toEqual([
      'GET /api/shop/cardList',
      'GET /api/shop/multi',
      'GET /api/user/base',
      'POST /api/shop/details ',
    ])
  })

  it("the shop and the shops are saved and changed with one call, and a refused field has the schema's name", async () => {
    const { ask, rest } = openHarness({
      'POST /api/shop/save': ok(details({ invoice: null })),
      'POST /api/shop/multi': ok([]),
      'DELETE /api/shop/multi/8': ok([]),
      'POST /api/user/updateUserInfo': ok(userBody({ face: '/files/upload/k.png' })),
    })
    expect(
      (
        await ask(
          'mutation { updateShop(input: { company: "康健大药房", licenceNo: "L1", provinceID: "330000", taxNo: "T1" }) { shop { company invoiceProfile { title } } } }',
        )
      ).data,
    ).toEqual({ updateShop: { shop: { company: '康健大药房', invoiceProfile: null } } })
    await ask(
      'mutation { addShops(input: { phone: "13800000002", code: "123456", role: FINANCE }) { __typename } removeShop(input: { memberID: "8" }) { __typename } updateProfile(input: { avatarKey: "k.png" }) { viewer { avatar { url } } } }',
    )
    expect(rest.calls).toEqual([
      'POST /api/shop/save company=康健大药房&licence_no=L1&province=330000&tax_no=T1',
      'POST /api/shop/multi phone=13800000002&code=123456&role=finance',
      'DELETE /api/shop/multi/8',
      'POST /api/user/updateUserInfo face=k.png',
    ])
    const answer = await openHarness({ 'POST /api/shop/save': refused(422, '请填写税号', { errors: { tax_no: ['请填写税号'] } }) }).ask(
      'mutation { updateShop(input: { company: "x", provinceID: "1" }) { shop { company } } }',
    )
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', field: 'taxNo' })
  })
})

describe('who may buy for the shop', () => {
  const colleague = (id: string, changes: object = {}) => ({
    account_id: id,
    name: '李采购',
    phone: '138****0002',
    role: 'buyer',
    since: 1_795_226_400,
    seen_at: null,
    is_self: 0,
    ...changes,
  })

  it('the list of who may buy for the shop is read with one call', async () => {
    const { ask, rest } = openHarness({
      ...user,
      'GET /api/shop/colleague': ok([colleague('1', { role: 'owner', is_self: 1, seen_at: 1_795_226_460 }), colleague('9')]),
    })
    const { data } = await ask('{ viewer { colleagues { accountID name phone role joinedAt lastSeenAt isSelf } } }')
    expect(data).toEqual({
      viewer: {
        colleagues: [
          {
            accountID: '1',
            name: '李采购',
            phone: '138****0002',
            role: 'OWNER',
            joinedAt: '2026-11-21T02:00:00Z',
            lastSeenAt: '2026-11-21T02:01:00Z',
            isSelf: true,
          },
          {
            accountID: '9',
            name: '李采购',
            phone: '138****0002',
            role: 'BUYER',
            joinedAt: '2026-11-21T02:00:00Z',
            lastSeenAt: null,
            isSelf: false,
          },
        ],
      },
    })
    expect(rest.calls.toSorted()).toEqual(['GET /api/shop/colleague', 'GET /api/user/base'])
  })

  it('the list of who may buy for the shop is null to others, who are refused', async () => {
    const { ask } = openHarness({
      ...user,
      'GET /api/shop/colleague': refused(403, '只有门店负责人可以修改，请联系负责人', { reason: 'MEMBER_DENIED' }),
    })
    expect(await ask('{ viewer { company colleagues { name } } }')).toMatchObject({
      data: { viewer: { colleagues: null } },
      errors: undefined,
    })
  })

  it('the list of who may buy for the shop is changed with one call each', async () => {
    const { ask, rest } = openHarness({ ...user, 'PUT /api/shop/colleague/9': ok([]), 'DELETE /api/shop/colleague/9': ok([]) })
    await ask(
      'mutation { updateColleague(input: { accountID: "9", role: FINANCE }) { __typename } removeColleague(input: { accountID: "9" }) { __typename } }',
    )
    expect(rest.calls).toEqual(['PUT /api/shop/colleague/9 role=finance', 'DELETE /api/shop/colleague/9'])
    expect(codes(await ask('mutation { removeColleague(input: { accountID: "../9" }) { __typename } }'))).toEqual(['VALIDATION_FAILED'])
  })
})
