/** Names of REST parameters as the schema's inputs call them, for `field` of a refused input. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    address_id: 'addressID',
    order_ids: 'orderIDs',
    agree: 'isAgreed',
    auth_code: 'authCode',
    category_id: 'categoryID',
    city: 'cityID',
    ck_id: 'warehouseID',
    combo_id: 'combinationID',
    coupon_ids: 'couponIDs',
    district: 'districtID',
    face: 'avatar',
    goods_id: 'goodsID',
    goods_ids: 'goodsIDs',
    ids: 'lineIDs',
    in_stock: 'inStock',
    invoice_id: 'invoiceID',
    is_selected: 'isSelected',
    member_id: 'memberID',
    no: 'certificateNo',
    number: 'quantity',
    other_user_ids: 'memberIDs',
    param: 'phone',
    parent_id: 'parentID',
    per_page: 'first',
    price: 'seenPrice',
    province: 'provinceID',
    quote_id: 'quoteID',
    scene: 'purpose',
    wx_ticket: 'wechatTicket',
  }),
)

export function inputName(restName: string): string {
  return names.get(restName) ?? restName.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
