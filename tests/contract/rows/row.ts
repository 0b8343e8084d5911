/** What earlier rows found out for later ones. */
export type Known = {
  goodsID: string
  warehouseID: string
  price: string
  pack: number
  lineID: string
  /** What may be added at an add-on price, as the input says it. */
  addon: { goodsID: string; quantity: number; seenPrice: string; warehouseID: string }
  addonLineID: string
  quoteID: string
  hash: string
  contractID: string
  sessionID: string
  combinationID: string
  setPrice: string
  setWarehouseID: string
  promotionID: string
  offerID: string
  orderID: string
  brandID: string
  articleID: string
  categoryID: string
  helpID: string
  drawID: string
  tradeID: string
  code: string
  ticket: string
  addressID: string
  certificateID: string
  shop: { company: string; licenceNo: string }
  addedShopID: string
  invoiceID: string
  invoicedOrderID: string
  invoicedOrderNo: string
  memberIDs: string[]
  afterSaleID: string
  recallID: string
  dossierGoodsID: string
  recalledLots: { goodsID: string; lot: string }[]
  fileKey: string
  giftID: string
  pointsOrderID: string
  saleID: string
  supplierID: string
  sheetID: string
  wantedID: string
  planID: string
  supplyID: string
  teamID: string
  teamUnits: number
  messageID: string
  rechargeID: string
  withdrawalNode: string
  paymentNode: string
}

type Variables = Record<string, unknown>

/** One REST call as a document of the gateway makes it. */
export type Row = {
  readonly rest: string
  readonly document: string
  readonly variables?: (known: Known) => Variables
  readonly check: (data: unknown, known: Known) => void
  /** What has to happen first, such as a code that must be sent. */
  readonly before?: (known: Known) => readonly (readonly [document: string, variables: Variables])[]
  /** The use of a picture that is uploaded first, for `known.fileKey`. */
  readonly upload?: 'after_sale' | 'receipt' | 'certificate' | 'chat' | 'wanted' | 'feedback'
  /** A business rule says no: the call is made all the same. */
  readonly isRefused?: true
  /** The phone whose code this row needs in `known.code`. */
  readonly phone?: (known: Known) => string
}

export function nothingKnown(): Known {
  const nothing = {
    goodsID: '',
    warehouseID: '',
    price: '',
    pack: 1,
    lineID: '',
    addon: { goodsID: '', quantity: 1, seenPrice: '', warehouseID: '' },
    addonLineID: '',
    quoteID: '',
    hash: '',
    contractID: '',
  }
  return {
    ...nothing,
    sessionID: '',
    combinationID: '',
    setPrice: '',
    setWarehouseID: '',
    promotionID: '',
    offerID: '',
    brandID: '',
    articleID: '',
    categoryID: '',
    helpID: '',
    drawID: '',
    orderID: '',
    tradeID: '',
    code: '',
    ticket: '',
    memberIDs: [],
    recallID: '',
    dossierGoodsID: '',
    recalledLots: [],
    afterSaleID: '',
    fileKey: '',
    addressID: '',
    certificateID: '',
    shop: { company: '', licenceNo: '' },
    addedShopID: '',
    invoiceID: '',
    invoicedOrderID: '',
    invoicedOrderNo: '',
    giftID: '',
    pointsOrderID: '',
    saleID: '',
    teamID: '',
    teamUnits: 1,
    messageID: '',
    supplierID: '',
    sheetID: '',
    wantedID: '',
    planID: '',
    supplyID: '',
    rechargeID: '',
    withdrawalNode: '',
    paymentNode: '',
  }
}

/** The value at a dotted path of an answer. */
export function at(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      data,
    )
}

export function text(data: unknown, path: string): string {
  return String(at(data, path))
}

export function list(data: unknown, path: string): readonly unknown[] {
  const value = at(data, path)
  return Array.isArray(value) ? value : []
}

export const askCode = (phone: string, purpose: string): readonly [string, Variables] => [
  'mutation ($input: RequestCodeInput!) { requestCode(input: $input) { retryAfterSeconds } }',
  { input: { phone, purpose } },
]
