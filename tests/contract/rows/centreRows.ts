import { expect } from 'vitest'
import { askCode, at, list, text, type Row } from './row.ts'

/** The account centre of the demo's shop: its papers and scopes. */
export const CENTRE_ROWS: readonly Row[] = [
  {
    rest: 'GET /api/user/zizhi',
    document:
      '{ viewer { certificates { kind name isNeeded status certificateID certificateNo startsOn expiresOn daysLeft reason file consequence { goodsCount cartLineCount } renewal { certificateID status } } } }',
    check: (data, into) => {
      const papers = list(data, 'viewer.certificates')
      expect(papers).toHaveLength(4)
      into.certificateID = text(
        papers.find((paper) => at(paper, 'kind') === 'AUTHORITY_LETTER'),
        'certificateID',
      )
    },
  },
  {
    rest: 'GET /api/user/jyfw',
    document: '{ viewer { scopes { code name expiresOn goodsCount } } }',
    check: (data) => expect(list(data, 'viewer.scopes').length).toBeGreaterThan(3),
  },
  {
    rest: 'POST /api/user/zizhi',
    upload: 'certificate',
    document:
      'mutation ($input: SubmitCertificateInput!) { submitCertificate(input: $input) { certificates { kind status certificateID } } }',
    variables: (k) => ({ input: { kind: 'OTHER', certificateNo: '食品经营-1', startsOn: '2026-01-01', fileKey: k.fileKey } }),
    check: (data) =>
      expect(list(data, 'submitCertificate.certificates')).toContainEqual(expect.objectContaining({ kind: 'OTHER', status: 'PENDING' })),
  },
  {
    rest: 'PUT /api/user/zizhi/{id}',
    upload: 'certificate',
    document:
      'mutation ($input: RenewCertificateInput!) { renewCertificate(input: $input) { certificates { kind status renewal { status certificateNo } } } }',
    variables: (k) => ({
      input: {
        certificateID: k.certificateID,
        certificateNo: '委托书-2',
        startsOn: '2026-01-01',
        expiresOn: '2099-12-31',
        fileKey: k.fileKey,
      },
    }),
    check: (data) =>
      expect(list(data, 'renewCertificate.certificates')).toContainEqual({
        kind: 'AUTHORITY_LETTER',
        status: 'APPROVED',
        renewal: { status: 'PENDING', certificateNo: '委托书-2' },
      }),
  },
  {
    rest: 'POST /api/shop/details',
    document:
      '{ viewer { shop { company kind licenceNo contact phone regions { regionID name } address reviewStatus reviewNote role invoiceProfile { title taxNo companyAddress companyPhone bank bankAccount } } } }',
    check: (data, into) => {
      expect(at(data, 'viewer.shop')).toMatchObject({ role: 'OWNER', reviewStatus: 'APPROVED' })
      into.shop = { company: text(data, 'viewer.shop.company'), licenceNo: text(data, 'viewer.shop.licenceNo') }
    },
  },
  {
    rest: 'POST /api/shop/save',
    document: 'mutation ($input: UpdateShopInput!) { updateShop(input: $input) { shop { company reviewStatus phone regions { name } } } }',
    variables: (k) => ({ input: { ...k.shop, phone: '0571-88880009', provinceID: '330000', cityID: '330100', districtID: '330106' } }),
    check: (data) =>
      expect(at(data, 'updateShop.shop')).toMatchObject({
        reviewStatus: 'APPROVED',
        phone: '0571-88880009',
        regions: [{ name: '浙江省' }, { name: '杭州市' }, { name: '西湖区' }],
      }),
  },
  {
    rest: 'GET /api/shop/cardList',
    document: '{ viewer { shops { memberID company role reviewStatus address isCurrent cartCount unpaidCount papersDueCount } } }',
    check: (data) => expect(list(data, 'viewer.shops')).toEqual([expect.objectContaining({ isCurrent: true, role: 'OWNER' })]),
  },
  {
    rest: 'POST /api/shop/multi',
    before: () => [askCode('13800000005', 'SHOP')],
    phone: () => '13800000005',
    document: 'mutation ($input: AddShopsInput!) { addShops(input: $input) { viewer { shops { memberID role isCurrent } } } }',
    variables: (k) => ({ input: { phone: '13800000005', code: k.code, role: 'FINANCE' } }),
    check: (data, into) => {
      const added = list(data, 'addShops.viewer.shops').find((shop) => at(shop, 'role') === 'FINANCE')
      expect(at(added, 'isCurrent')).toBe(false)
      into.addedShopID = text(added, 'memberID')
    },
  },
  {
    rest: 'GET /api/shop/multi',
    document: '{ viewer { shopChoices { memberID company role reviewStatus } } }',
    check: (data, k) =>
      expect(list(data, 'viewer.shopChoices')).toContainEqual(expect.objectContaining({ memberID: k.addedShopID, role: 'FINANCE' })),
  },
  {
    rest: 'DELETE /api/shop/multi/{id}',
    document: 'mutation ($input: RemoveShopInput!) { removeShop(input: $input) { viewer { shops { memberID } } } }',
    variables: (k) => ({ input: { memberID: k.addedShopID } }),
    check: (data) => expect(list(data, 'removeShop.viewer.shops')).toHaveLength(1),
  },
  {
    rest: 'GET /api/shop/colleague',
    document: '{ viewer { colleagues { accountID name phone role joinedAt lastSeenAt isSelf } } }',
    check: (data) =>
      expect(list(data, 'viewer.colleagues')).toEqual([
        expect.objectContaining({ role: 'OWNER', isSelf: true, phone: expect.stringContaining('****') }),
      ]),
  },
  {
    rest: 'PUT /api/shop/colleague/{id}',
    isRefused: true,
    document: 'mutation { updateColleague(input: { accountID: "999999", role: FINANCE }) { viewer { memberID } } }',
    check: (data) => expect(at(data, 'updateColleague')).toBeNull(),
  },
  {
    rest: 'DELETE /api/shop/colleague/{id}',
    isRefused: true,
    document: 'mutation { removeColleague(input: { accountID: "999999" }) { viewer { memberID } } }',
    check: (data) => expect(at(data, 'removeColleague')).toBeNull(),
  },
  {
    rest: 'POST /api/shop/push',
    document: 'mutation ($input: SetDeliveryPushInput!) { setDeliveryPush(input: $input) { secret viewer { memberID } } }',
    // A name for this very machine, to which nothing is connected.
    variables: () => ({ input: { url: 'https://ip6-localhost/deliveries' } }),
    check: (data) => expect(at(data, 'setDeliveryPush.secret')).toMatch(/^[\w-]{43}$/),
  },
  {
    rest: 'POST /api/shop/push/send',
    document: 'mutation ($input: SendDeliveryPushInput!) { sendDeliveryPush(input: $input) { viewer { memberID } } }',
    variables: () => ({ input: { isTest: true } }),
    check: (data) => expect(at(data, 'sendDeliveryPush.viewer.memberID')).toMatch(/^[0-9]+$/),
  },
  {
    rest: 'GET /api/shop/push',
    document: `{ viewer { deliveryPush { url updatedAt pauseReason waitingCount parkedCount
      last { isTest noteNumber at status triedAt retriesAt httpStatus failure } } } }`,
    check: (data) =>
      expect(at(data, 'viewer.deliveryPush')).toMatchObject({
        url: 'https://ip6-localhost/deliveries',
        last: { isTest: true, status: 'PARKED', httpStatus: null, failure: expect.any(String) },
      }),
  },
  {
    rest: 'DELETE /api/shop/push',
    document: 'mutation { removeDeliveryPush { viewer { memberID deliveryPush { url } } } }',
    check: (data) => expect(at(data, 'removeDeliveryPush.viewer.deliveryPush')).toBeNull(),
  },
  {
    rest: 'GET /api/user/session',
    document: '{ viewer { devices { deviceID name company loggedInAt lastSeenAt isCurrent } } }',
    check: (data) => expect(list(data, 'viewer.devices')).toContainEqual(expect.objectContaining({ isCurrent: true })),
  },
  {
    rest: 'DELETE /api/user/session/{id}',
    isRefused: true,
    document: 'mutation { logoutDevices(input: { deviceID: "1" }) { viewer { memberID } } }',
    check: (data) => expect(at(data, 'logoutDevices')).toBeNull(),
  },
  {
    rest: 'DELETE /api/user/session',
    document: 'mutation { logoutDevices(input: {}) { viewer { devices { isCurrent } } } }',
    check: (data) => expect(list(data, 'logoutDevices.viewer.devices')).toEqual([{ isCurrent: true }]),
  },
]
