import { getNamedType, isInputObjectType, type GraphQLInputObjectType } from 'graphql'

/** What the schema's inputs call a REST parameter; where they differ, the one that most of them use comes first. */
const names: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    address_id: ['addressID'],
    order_ids: ['orderIDs'],
    agree: ['isAgreed'],
    bank_account: ['bankAccount', 'accountNumber'],
    category_id: ['categoryID'],
    city: ['cityID'],
    ck_id: ['warehouseID'],
    client: ['isTokenWanted'],
    combo_id: ['combinationID'],
    contact: ['contact', 'receiver'],
    coupon_ids: ['couponIDs'],
    device_class: ['deviceClasses'],
    district: ['districtID'],
    dossier: ['isDossierWanted'],
    expires: ['expires', 'expiresOn'],
    face: ['avatarKey'],
    file: ['file', 'fileKey'],
    goods_id: ['goodsID', 'combinationID'],
    goods_ids: ['goodsIDs'],
    id: ['id', 'contractID', 'giftID'],
    ids: ['lineIDs', 'messageIDs', 'supplierIDs', 'goodsIDs'],
    image: ['imageKey'],
    images: ['imageKeys'],
    in_stock: ['isInStock'],
    invoice_id: ['invoiceID'],
    is_default: ['isDefault'],
    is_on: ['isSent'],
    is_selected: ['isSelected'],
    kind: ['kind', 'event', 'topic'],
    letter_id: ['redLetterID'],
    maker: ['maker', 'manufacturer'],
    member_id: ['memberID'],
    name: ['name', 'receiver'],
    no: ['certificateNo'],
    number: ['quantity'],
    order_id: ['orderID'],
    other_user_ids: ['memberIDs'],
    param: ['phone'],
    parent_id: ['parentID'],
    per_page: ['first'],
    price: ['seenPrice', 'price'],
    province: ['provinceID'],
    quote_id: ['quoteID'],
    remark: ['note'],
    scan: ['scan', 'scanToken', 'token'],
    scene: ['purpose'],
    stock: ['stock', 'quantity'],
    team_id: ['teamID'],
    tracking_no: ['trackingNumber'],
    type: ['type', 'kind', 'isFlash'],
    until: ['endsOn', 'chatMessageID'],
    use_balance: ['isBalanceUsed'],
    use_voucher: ['isVoucherUsed'],
    valid_from: ['startsOn'],
    valid_to: ['expiresOn'],
    wx_ticket: ['wechatTicket'],
  }),
)

/** The names that a parameter may have in an input, the likeliest first; rows and lists go by the name before the bracket. */
function candidates(restName: string): readonly string[] {
  const [name = ''] = restName.split('[')
  return names.get(name) ?? [name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())]
}

export function inputName(restName: string): string {
  return candidates(restName)[0] ?? restName
}

/** Where a parameter comes from in an input, one storey down too; empty where the gateway alone decides on it. */
export function inputPath(input: GraphQLInputObjectType | null, restName: string): readonly string[] {
  if (input === null) return []
  const fields = input.getFields()
  const direct = [restName, ...candidates(restName)].find((name) => Object.hasOwn(fields, name))
  if (direct !== undefined) return [direct]
  for (const { name, type } of Object.values(fields)) {
    const inner = getNamedType(type)
    const path = isInputObjectType(inner) ? inputPath(inner, restName) : []
    if (path.length > 0) return [name, ...path]
  }
  return []
}
