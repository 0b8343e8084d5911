import { expect } from 'vitest'
import { askCode, at, list, text, type Known, type Row } from './row.ts'

const NEW = { owner: '13912340001', wechat: '13912340002', other: '13912340003' }
const DEMO = { clinic: '13800000002', chain: '13800000006', receipt: '13800000007' }
const company = (name: string) => ({ kind: 'PHARMACY', company: name, provinceID: '330000', cityID: '330100', districtID: '330106' })
const person = (username: string) => ({ username, password: 'Contract-2026', passwordConfirmation: 'Contract-2026', name: '测试人' })
const ticketOf = (data: unknown, path: string, into: Known): void => {
  expect(text(data, path).length).toBeGreaterThan(8)
  into.ticket = text(data, path)
}

/** The ways into an account and its own pages. */
export const ACCOUNT_ROWS: readonly Row[] = [
  {
    rest: 'DELETE /api/user/logout',
    document: 'mutation { logout { isLoggedOut } }',
    check: (data) => expect(at(data, 'logout')).toEqual({ isLoggedOut: true }),
  },
  {
    rest: 'GET /api/region',
    document: '{ regions { regionID name } }',
    check: (data) => expect(list(data, 'regions').length).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/region/{id}',
    document: 'query ($id: ID!) { node(id: $id) { ... on Region { regionID name } } }',
    variables: () => ({ id: Buffer.from('Region:330000').toString('base64url') }),
    check: (data) => expect(at(data, 'node')).toEqual({ regionID: '330000', name: '浙江省' }),
  },
  {
    rest: 'GET /api/user/phone/{param}',
    document: '{ isPhoneUsable(phone: "13912340001") }',
    check: (data) => expect(at(data, 'isPhoneUsable')).toBe(true),
  },
  {
    rest: 'POST /api/register/check',
    document: 'mutation { checkRegistration(input: { field: USERNAME, value: "newshop2026" }) { isFine } }',
    check: (data) => expect(at(data, 'checkRegistration.isFine')).toBe(true),
  },
  {
    rest: 'POST /api/user/create_code',
    document: 'mutation ($input: RequestCodeInput!) { requestCode(input: $input) { retryAfterSeconds } }',
    variables: () => ({ input: { phone: NEW.owner, purpose: 'REGISTER' } }),
    check: (data) => expect(at(data, 'requestCode.retryAfterSeconds')).toBe(60),
  },
  {
    rest: 'POST /api/register/step1',
    phone: () => NEW.owner,
    document: 'mutation ($input: StartRegistrationInput!) { startRegistration(input: $input) { ticket expiresAt } }',
    variables: (k) => ({ input: { phone: NEW.owner, code: k.code } }),
    check: (data, into) => ticketOf(data, 'startRegistration.ticket', into),
  },
  {
    rest: 'POST /api/register/step2',
    document:
      'mutation ($input: RegisterInput!) { register(input: $input) { memberID viewer { memberID username isReviewed } token expiresAt } }',
    variables: (k) => ({ input: { ticket: k.ticket, ...company('杭州新岸大药房有限公司'), ...person('newshop2026') } }),
    check: (data) =>
      expect(at(data, 'register.viewer')).toMatchObject({
        username: 'newshop2026',
        memberID: at(data, 'register.memberID'),
        isReviewed: false,
      }),
  },
  {
    rest: 'GET /api/register/step3',
    document: '{ registration { reviewStatus neededCertificates { kind name status } } }',
    check: (data) =>
      expect(at(data, 'registration')).toMatchObject({
        reviewStatus: 'PENDING',
        neededCertificates: expect.arrayContaining([expect.objectContaining({ status: 'MISSING' })]),
      }),
  },
  {
    rest: 'POST /api/user/updateUserInfo',
    before: () => [askCode(NEW.other, 'PHONE')],
    phone: () => NEW.other,
    document: 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { name phone } } }',
    variables: (k) => ({ input: { name: '新联系人', phone: NEW.other, code: k.code } }),
    check: (data) => expect(at(data, 'updateProfile.viewer.name')).toBe('新联系人'),
  },
  {
    rest: 'POST /api/user/resetPassword',
    document: 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { isChanged } }',
    variables: () => ({ input: { oldPassword: 'Contract-2026', password: 'Contract-2027', passwordConfirmation: 'Contract-2027' } }),
    check: (data) => expect(at(data, 'updatePassword.isChanged')).toBe(true),
  },
  {
    rest: 'POST /api/user/export',
    document: 'mutation ($input: RequestMyDataInput!) { requestMyData(input: $input) { url } }',
    variables: () => ({ input: { password: 'Contract-2027' } }),
    check: (data) => expect(at(data, 'requestMyData.url')).toMatch(/\/files\/export\/[A-Za-z0-9_-]{43}\.zip$/),
  },
  {
    rest: 'POST /api/register/dd/step1',
    before: () => [askCode(DEMO.receipt, 'SHOP')],
    phone: () => DEMO.receipt,
    document:
      'mutation ($input: StartShopRegistrationInput!) { startShopRegistration(input: $input) { ticket expiresAt shops { memberID company role reviewStatus } } }',
    variables: (k) => ({ input: { phone: DEMO.receipt, code: k.code } }),
    check: (data, into) => {
      expect(list(data, 'startShopRegistration.shops')).toHaveLength(1)
      ticketOf(data, 'startShopRegistration.ticket', into)
    },
  },
  {
    rest: 'POST /api/register/dd/step2',
    document: 'mutation ($input: RegisterShopInput!) { registerShop(input: $input) { memberID viewer { company } } }',
    variables: (k) => ({ input: { ticket: k.ticket, ...company('深圳南屿大药房二店') } }),
    check: (data) => expect(at(data, 'registerShop.viewer.company')).toBe('深圳南屿大药房二店'),
  },
  {
    rest: 'GET /api/register/dd/step3',
    document: '{ registration(of: SHOP) { reviewStatus } }',
    check: (data) => expect(at(data, 'registration.reviewStatus')).toBe('PENDING'),
  },
  {
    rest: 'POST /api/register/wechat/ticket',
    document: 'mutation { startWechatRegistration(input: { authCode: "demo-1" }) { wechatTicket nickname expiresAt } }',
    check: (data, into) => ticketOf(data, 'startWechatRegistration.wechatTicket', into),
  },
  {
    rest: 'POST /api/register/wechat',
    before: () => [askCode(NEW.wechat, 'BIND')],
    phone: () => NEW.wechat,
    document: 'mutation ($input: RegisterWithWechatInput!) { registerWithWechat(input: $input) { viewer { username wechat } } }',
    variables: (k) => ({
      input: { wechatTicket: k.ticket, phone: NEW.wechat, code: k.code, ...company('杭州微澜大药房有限公司'), ...person('wechat2026') },
    }),
    check: (data) => expect(at(data, 'registerWithWechat.viewer.username')).toBe('wechat2026'),
  },
  {
    rest: 'GET /api/user/wechat/status',
    document: '{ wechatBinding { isBound nickname } }',
    check: (data) => expect(at(data, 'wechatBinding')).toEqual({ isBound: true, nickname: '演示微信用户1' }),
  },
  {
    rest: 'DELETE /api/user/unbind_wechat',
    document: 'mutation { unbindWechat { binding { isBound } viewer { username wechat } } }',
    check: (data) =>
      expect(at(data, 'unbindWechat')).toMatchObject({ binding: { isBound: false }, viewer: { username: 'wechat2026', wechat: null } }),
  },
  {
    rest: 'GET /api/user/wechat/qr',
    document: 'mutation { requestWechatCode(input: { purpose: LOGIN }) { code { token url image { url } expiresAt isDemo } } }',
    check: (data, into) => {
      expect(at(data, 'requestWechatCode.code')).toMatchObject({
        isDemo: true,
        image: { url: expect.stringMatching(/^\/files\/wechat\/[\w-]{43}\.svg$/) },
      })
      into.ticket = text(data, 'requestWechatCode.code.token')
    },
  },
  {
    rest: 'GET /api/user/wechat/scan',
    document: 'query ($token: String!) { wechatScan(token: $token) { status } }',
    variables: (k) => ({ token: k.ticket }),
    check: (data) => expect(at(data, 'wechatScan.status')).toBe('WAITING'),
  },
  {
    rest: 'POST /api/auth/login_wechat',
    isRefused: true,
    document: 'mutation ($input: LoginWithWechatInput!) { loginWithWechat(input: $input) { viewer { company } } }',
    variables: (k) => ({ input: { token: k.ticket } }),
    check: (data) => expect(at(data, 'loginWithWechat')).toBeNull(),
  },
  {
    rest: 'POST /api/user/close',
    document: 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) { isClosed } }',
    variables: () => ({ input: { password: 'Contract-2026' } }),
    check: (data) => expect(at(data, 'closeAccount.isClosed')).toBe(true),
  },
  {
    rest: 'POST /api/forget/step1',
    before: () => [askCode(DEMO.clinic, 'FORGET')],
    phone: () => DEMO.clinic,
    document: 'mutation ($input: StartPasswordResetInput!) { startPasswordReset(input: $input) { ticket expiresAt } }',
    variables: (k) => ({ input: { phone: DEMO.clinic, code: k.code } }),
    check: (data, into) => ticketOf(data, 'startPasswordReset.ticket', into),
  },
  {
    rest: 'POST /api/forget/step2',
    document: 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isReset } }',
    variables: (k) => ({ input: { ticket: k.ticket, password: 'Another-2026', passwordConfirmation: 'Another-2026' } }),
    check: (data) => expect(at(data, 'resetPassword.isReset')).toBe(true),
  },
  {
    rest: 'POST /api/auth/login_code',
    before: () => [askCode(DEMO.chain, 'LOGIN')],
    phone: () => DEMO.chain,
    document:
      'mutation ($input: LoginWithCodeInput!) { loginWithCode(input: $input) { viewer { memberID company } shops { memberID company role reviewStatus } expiresAt } }',
    variables: (k) => ({ input: { phone: DEMO.chain, code: k.code } }),
    check: (data, into) => {
      const here = text(data, 'loginWithCode.viewer.memberID')
      const ids = list(data, 'loginWithCode.shops').map((shop) => text(shop, 'memberID'))
      expect(ids).toHaveLength(3)
      into.memberIDs = [here, ...ids.filter((id) => id !== here)]
    },
  },
  {
    rest: 'POST /api/cart/quick_add/{id}',
    document: 'mutation ($input: AddUsualToCartInput!) { addUsualToCart(input: $input) { cart { lines { lineID goods { goodsID } } } } }',
    variables: (k) => ({ input: { goodsID: k.goodsID } }),
    check: (data, into) => {
      const line = list(data, 'addUsualToCart.cart.lines').find((candidate) => at(candidate, 'goods.goodsID') === into.goodsID)
      into.lineID = text(line, 'lineID')
    },
  },
  {
    rest: 'GET /api/cart/copy',
    document: '{ cartShops { memberID company } }',
    check: (data, k) =>
      expect(
        list(data, 'cartShops')
          .map((shop) => text(shop, 'memberID'))
          .toSorted(),
      ).toEqual(k.memberIDs.slice(1).toSorted()),
  },
  {
    rest: 'POST /api/cart/copy',
    document:
      'mutation ($input: CopyCartLinesInput!) { copyCartLines(input: $input) { cart { lineCount } copies { memberID company copiedCount skipped { lineID message } } warnings { code } } }',
    variables: (k) => ({ input: { lineIDs: [k.lineID], memberIDs: k.memberIDs.slice(1) } }),
    check: (data) => expect(list(data, 'copyCartLines.copies')).toHaveLength(2),
  },
  {
    rest: 'GET /api/auth/session',
    document: '{ session { status expiresAt renewalEndsAt } }',
    check: (data) => expect(at(data, 'session')).toMatchObject({ status: 'MEMBER', expiresAt: expect.stringMatching(/Z$/) }),
  },
  {
    rest: 'POST /api/auth/renew',
    document: 'mutation { renewSession { session { status expiresAt } } }',
    check: (data) => expect(at(data, 'renewSession.session')).toMatchObject({ status: 'MEMBER', expiresAt: expect.stringMatching(/Z$/) }),
  },
  {
    rest: 'POST /api/auth/switch',
    document:
      'mutation ($input: SwitchShopInput!) { switchShop(input: $input) { viewer { memberID company } cart { lineCount } shops { memberID } } }',
    variables: (k) => ({ input: { memberID: k.memberIDs[1] } }),
    check: (data, k) => expect(at(data, 'switchShop.viewer.memberID')).toBe(k.memberIDs[1]),
  },
]
