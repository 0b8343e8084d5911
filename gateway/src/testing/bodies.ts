import type { RestCart, RestCartLine, RestContract, RestGoods, RestGoodsDetail, RestQuote, RestUser } from '../rest/restTypes.ts'

/** What a test has otherwise: names are the contract's, values may break it. */
export type Changes<T> = { readonly [Name in keyof T]?: unknown }

export function changed<T extends object>(body: T, changes: Changes<T>): T {
  return Object.assign({}, body, changes)
}

export function userBody(changes: Changes<RestUser> = {}): RestUser {
  const body: RestUser = {
    member_id: '7',
    username: 'demo',
    name: '张三',
    phone: '138****0001',
    company: '康健大药房',
    face: null,
    rank: 2,
    admin: { name: '李经理', phone: '13900000000', is_default: 0 },
    address: '杭州市西湖区',
    is_passed: 1,
    standing: 'approved',
    points: 120,
    cart: 3,
    message_count: 1,
    wechat: null,
    common_config: { hot_line: '400-000-0000', qq1: '800000001', qq2: '' },
    quality_inspection: { quality_inspection_url: null, msg: '' },
    login_url: '/login',
    is_show_youx: 1,
    is_special: 0,
    is_can_chat: 0,
    is_AfterSale: 1,
    is_can_order: 1,
    is_can_funds: 1,
  }
  return changed(body, changes)
}

export function goodsBody(id: string, changes: Changes<RestGoods> = {}): RestGoods {
  const body: RestGoods = {
    id,
    name: `阿莫西林胶囊${id}`,
    sccj: '华东制药',
    sccj_id: '3',
    ypgg: '0.25g*24粒',
    bzdw: '盒',
    jx: '胶囊剂',
    goods_image: [`/files/goods/${id}-abc.svg`],
    kind: 'western',
    rx_class: 'rx',
    device_class: null,
    category_id: '5',
    approval_no: '国药准字H00000001',
    barcode: null,
    base_price: '12.30',
    special_price: null,
    price_state: 'normal',
    price_text: '',
    is_buy: 1,
    buy_reason: null,
    number: 500,
    ck_id: '1',
    ck_name: '杭州仓',
    zbz: 10,
    jzl: 100,
    qg_number: 10,
    ladder_price: [{ number: 50, price: '11.80' }],
    ladder_price_type: 1,
    is_free_shipping: 0,
    is_dpby: 0,
    free_shipping_number: null,
    is_youx: 0,
    type: 0,
    is_eph: 0,
    is_controlled: 0,
    is_cold: 0,
    expires: '2028-02-29',
    tags: [{ text: '满', kind: 'manjian' }],
    with_coupon: 1,
    coupon_ids: [],
    cart_number: 0,
    is_favorite: 0,
  }
  return changed(body, changes)
}

export function goodsDetailBody(id: string, changes: Changes<RestGoodsDetail> = {}): RestGoodsDetail {
  const body: RestGoodsDetail = {
    ...goodsBody(id),
    common_name: '阿莫西林胶囊',
    holder: '云汀药业有限公司',
    origin: '甘肃',
    storage_class: 'cool',
    insurance_code: 'DEMO00000000000000000001',
    insurance_class: 'b',
    is_basic: 1,
    compound: 'codeine',
    compound_limit: { per_line: 20, per_order: null },
    procurements: [{ batch: '第十批国家集采', starts_on: '2026-04-01', ends_on: '2028-03-31', ceiling: '5.20' }],
    storage: '密封',
    indications: '敏感菌感染',
    usage: '请仔细阅读说明书并在药师指导下使用',
    leaflet: { is_sample: 0, revised_on: '2025-03-01', sections: [{ title: '成份', text: '阿莫西林' }] },
    batches: [{ lot: 'A20260101', expires: '2028-02-29', left: 200, report: '/files/report/1-A20260101.html' }],
    promotions: {
      timestamp: 1_795_226_702,
      special_until: null,
      flash: null,
      activities: [],
      gift: null,
      addons: [],
      combos: [],
      limit: null,
      coupons: [],
    },
  }
  return changed(body, changes)
}

export function listBody<Item>(rows: readonly Item[], total: number = rows.length, page = 1, perPage = 20) {
  return { data: [...rows], current_page: page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) }
}

export function cartLineBody(id: string, goodsId: string, changes: Changes<RestCartLine> = {}): RestCartLine {
  const body: RestCartLine = {
    id,
    type: 0,
    number: 20,
    manjian_id: null,
    price: '12.30',
    seen_price: '12.30',
    is_selected: 1,
    with_coupon: 1,
    goods_manjian_amount: '0.00',
    gift_data: null,
    goods: goodsBody(goodsId, { cart_number: 20 }),
    combination: null,
    ck_id: '1',
    amount: '236.00',
    list_amount: '246.00',
    reason: null,
    reason_text: null,
  }
  return changed(body, changes)
}

export function combinationLineBody(id: string): RestCartLine {
  const combination = {
    id: '9',
    name: '感冒组合',
    price: '50.00',
    list: '55.00',
    ck_id: '1',
    items: [
      { goods: goodsBody('1'), number: 1 },
      { goods: goodsBody('2'), number: 2 },
    ],
  }
  return cartLineBody(id, '1', { type: 3, number: 3, goods: null, combination, amount: '150.00', list_amount: '165.00', with_coupon: 0 })
}

const cart: RestCart = {
  data: [cartLineBody('31', '1')],
  total: '236.00',
  list_total: '246.00',
  discount_total: '10.00',
  shipping_total: '12.00',
  count: 1,
  selected_count: 1,
  shipping_data: [
    {
      ck_id: '1',
      name: '杭州仓',
      shipping_amount: '800.00',
      no_trans_order_amount: '200.00',
      fee: '12.00',
      goods_amount: '236.00',
      shipping: '12.00',
      short_free: '564.00',
      short_min: '0.00',
    },
  ],
  coupon_total: '0.00',
  yx_total: '0.00',
  zy_total: '0.00',
  activity_data: { manjians: [], discounts: [], pieces: [], cashbacks: [] },
  cashback_data: [],
  addon_data: [],
  coupon_data: [],
  filter_data: [{ id: '99999', name: '全部', count: 1 }],
  pricing: {
    lines: [{ id: 31, goods: '1', qty: 20, type: 0, comboId: null, selected: true, ck: 1, refused: null }],
    goods: {
      1: {
        base_price: 1230,
        ladder: [{ number: 50, price: 1180 }],
        ladder_price_type: 1,
        special: null,
        is_buy: 1,
        stock: 500,
        pack: 10,
        min: 10,
        case: 100,
        limit: null,
        ck: 1,
        with_coupon: 1,
        eph: 0,
        cold: 0,
        is_free_shipping: 0,
        is_dpby: 0,
        free_shipping_number: null,
        gift: null,
      },
    },
    flash: {},
    group: {},
    combos: {},
    manjian: [],
    discounts: [],
    cashback: [],
    pieces: [],
    addons: {},
    coupons: [],
    vouchers: 0,
    balance: 0,
    wh: { 1: { free: 80_000, fee: 1200, min: 20_000 } },
  },
  warnings: [{ code: 'PRICE_CHANGED', target: '31', message: '价格有变动', available: null }],
}

export function cartBody(changes: Changes<RestCart> = {}): RestCart {
  return changed(cart, changes)
}

const quote: RestQuote = {
  quote_id: '55',
  hash: 'f00d',
  expires_at: 1_795_233_000,
  orders: [
    {
      ck_id: '1',
      ck_name: '杭州仓',
      kind: 'ephedrine',
      goods: '236.00',
      shipping: '12.00',
      payable: '248.00',
      voucher: '0.00',
      balance: '0.00',
      online: '248.00',
      cashback: [{ id: '6', name: '满额返现', base: '236.00', amount: '5.00', next: { full: '500.00', amount: '10.00', short: '264.00' } }],
      lines: [
        {
          id: '31',
          type: 0,
          goods_id: '1',
          combo_id: null,
          name: '阿莫西林胶囊1',
          number: 20,
          price: '12.30',
          list_amount: '246.00',
          amount: '236.00',
          adjustments: [{ phase: 'P1_LADDER', source: null, title: '阶梯价', amount: '10.00' }],
        },
      ],
    },
  ],
  goods: '236.00',
  shipping: '12.00',
  payable: '248.00',
  tenders: { voucher: '0.00', balance: '0.00', online: '248.00', voucher_available: '20.00', balance_available: '300.00' },
  coupons: { usable: [], unusable: [] },
  address_id: '3',
  address: '杭州市西湖区',
  warnings: [],
  invoices: [
    { id: '1', kind: 'vat_plain', title: '甲药房', tax_no: '91420100MA00000001', problem: null, is_usual: 1 },
    { id: '2', kind: 'vat_special', title: '甲药房', tax_no: '91420100MA00000001', problem: '专用发票请填写注册地址', is_usual: 0 },
  ],
  pay_modes: ['transfer'],
}

export function quoteBody(changes: Changes<RestQuote> = {}): RestQuote {
  return changed(quote, changes)
}

export function contractBody(changes: Changes<RestContract> = {}): RestContract {
  const body: RestContract = { id: '2', version: '2026-01', title: '电子合同', body: '第一条 甲方。\n\n第二条 乙方。\n', signed_at: null }
  return changed(body, changes)
}
