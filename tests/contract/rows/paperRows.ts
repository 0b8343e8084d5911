import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

const FIELDS = {
  receiver: '收货员',
  phone: '0571-88880002',
  provinceID: '330000',
  cityID: '330100',
  districtID: '330106',
  address: '示范路9号',
}

const DOSSIER_PAPER =
  'paperID group goodsID goodsName name paperNo lot version replacedExpiresOn startsOn expiresOn daysLeft standing lapseNote isNew url'
const DOSSIER_GOODS = `goodsID name spec manufacturer requestedAt fetchedAt isBought archive missing papers { ${DOSSIER_PAPER} }`

/** Delivery addresses, invoices, receipts and papers of the buyer's orders. */
export const PAPER_ROWS: readonly Row[] = [
  {
    rest: 'POST /api/address',
    document:
      'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { address { addressID fullAddress isDefault regions { name } } } }',
    variables: () => ({ input: FIELDS }),
    check: (data, into) => {
      expect(at(data, 'createAddress.address')).toMatchObject({ fullAddress: '浙江省杭州市西湖区示范路9号', isDefault: false })
      into.addressID = text(data, 'createAddress.address.addressID')
    },
  },
  {
    rest: 'GET /api/address',
    document: '{ viewer { addresses { addressID isDefault } } }',
    check: (data) => expect(list(data, 'viewer.addresses')).toHaveLength(3),
  },
  {
    rest: 'PUT /api/address/{id}',
    document: 'mutation ($input: UpdateAddressInput!) { updateAddress(input: $input) { address { receiver } } }',
    variables: (k) => ({ input: { addressID: k.addressID, ...FIELDS, receiver: '新收货员' } }),
    check: (data) => expect(at(data, 'updateAddress.address.receiver')).toBe('新收货员'),
  },
  {
    rest: 'POST /api/address/{id}/default',
    document: 'mutation ($input: SetDefaultAddressInput!) { setDefaultAddress(input: $input) { address { isDefault } } }',
    variables: (k) => ({ input: { addressID: k.addressID } }),
    check: (data) => expect(at(data, 'setDefaultAddress.address.isDefault')).toBe(true),
  },
  {
    rest: 'DELETE /api/address/{id}',
    document: 'mutation ($input: DeleteAddressInput!) { deleteAddress(input: $input) { deletedID viewer { addresses { isDefault } } } }',
    variables: (k) => ({ input: { addressID: k.addressID } }),
    check: (data) => expect(list(data, 'deleteAddress.viewer.addresses')).toMatchObject([{ isDefault: true }, { isDefault: false }]),
  },
  {
    rest: 'GET /api/invoice/orders',
    document:
      '{ invoiceableOrders(first: 2) { totalCount buyer { title taxNo } edges { node { orderID orderNo amount goodsText lineCount createdAt } } } }',
    check: (data, into) => {
      expect(text(data, 'invoiceableOrders.buyer.title')).toMatch(/药/)
      into.invoicedOrderID = text(data, 'invoiceableOrders.edges.0.node.orderID')
      into.invoicedOrderNo = text(data, 'invoiceableOrders.edges.0.node.orderNo')
    },
  },
  {
    rest: 'POST /api/invoice',
    document: 'mutation ($input: RequestInvoiceInput!) { requestInvoice(input: $input) { invoice { invoiceID status kind } } }',
    variables: (k) => ({
      input: { orderIDs: [k.invoicedOrderID], kind: 'PLAIN', taxNo: '91330100MA00000001', clientKey: 'contract-invoice-1' },
    }),
    check: (data, into) => {
      expect(at(data, 'requestInvoice.invoice')).toMatchObject({ status: 'APPLIED', kind: 'PLAIN' })
      into.invoiceID = text(data, 'requestInvoice.invoice.invoiceID')
    },
  },
  {
    rest: 'GET /api/invoice',
    document: `{ invoices(filter: { status: APPLIED }) { totalCount
      edges { node { invoiceID title amount reversedAmount reverses { invoiceID invoiceNo } orders { orderNo } } } } }`,
    check: (data, k) => expect(at(data, 'invoices.edges.0.node.invoiceID')).toBe(k.invoiceID),
  },
  {
    rest: 'GET /api/invoice/{id}',
    document:
      'query ($id: ID!) { invoice(invoiceID: $id) { statusText detail { pdf buyer { taxNo } lines { edges { node { name quantity amount } } } rows { title amount } } } }',
    variables: (k) => ({ id: k.invoiceID }),
    check: (data) => expect(at(data, 'invoice.detail')).toMatchObject({ pdf: null, buyer: { taxNo: '91330100MA00000001' } }),
  },
  {
    rest: 'GET /api/invoice/query',
    document: 'query ($no: String!) { foundInvoice(by: { orderNo: $no }, phoneTail: "0001") { status statusText pdf } }',
    variables: (k) => ({ no: k.invoicedOrderNo }),
    check: (data) => expect(at(data, 'foundInvoice.status')).toBe('APPLIED'),
  },
  {
    rest: 'POST /api/invoice/{id}/red-letter',
    isRefused: true,
    document: 'mutation ($input: RequestRedLetterInput!) { requestRedLetter(input: $input) { invoice { redLetter { status } } } }',
    variables: (k) => ({ input: { invoiceID: k.invoiceID, note: '税号有误', clientKey: 'contract-letter-1' } }),
    check: (data) => expect(at(data, 'requestRedLetter.invoice') ?? null).toBeNull(),
  },
  {
    rest: 'POST /api/invoice/{id}/red-letter/answer',
    isRefused: true,
    document: 'mutation ($input: AnswerRedLetterInput!) { answerRedLetter(input: $input) { invoice { redLetter { status } } } }',
    variables: (k) => ({ input: { invoiceID: k.invoiceID, redLetterID: '1', isAgreed: true } }),
    check: (data) => expect(at(data, 'answerRedLetter.invoice') ?? null).toBeNull(),
  },
  {
    rest: 'POST /api/invoice/{id}/mail',
    isRefused: true,
    document: 'mutation ($input: MailInvoiceInput!) { mailInvoice(input: $input) { email } }',
    variables: (k) => ({ input: { invoiceID: k.invoiceID, email: 'caiwu@example.com' } }),
    check: (data) => expect(at(data, 'mailInvoice')).toBeNull(),
  },
  {
    rest: 'GET /api/order/{id}/documents',
    document: 'query ($id: ID!) { orderPapers(orderID: $id) { name url lot } }',
    variables: (k) => ({ id: k.invoicedOrderID }),
    check: (data) => expect(list(data, 'orderPapers').length).toBeGreaterThan(1),
  },
  {
    rest: 'GET /api/order/{id}/delivery',
    document:
      'query ($id: ID!) { orderDeliveries(orderID: $id) { noteNumber shippedOn trackingNumber isResent total json signature workbook note } }',
    variables: (k) => ({ id: k.invoicedOrderID }),
    check: (data) =>
      expect(list(data, 'orderDeliveries')[0]).toMatchObject({ isResent: false, json: expect.stringMatching(/\/delivery\.json$/) }),
  },
  {
    rest: 'GET /api/order/{id}/dossier',
    document: `query ($id: ID!) { orderDossier(orderID: $id) { archive missing papers { ${DOSSIER_PAPER} } } }`,
    variables: (k) => ({ id: k.invoicedOrderID }),
    check: (data) => {
      expect(at(data, 'orderDossier.archive')).toMatch(/^\/files\/dossier\/order-[0-9]+\.zip$/)
      // Of its goods there are papers where the demo has any.
      expect(list(data, 'orderDossier.papers').map((paper) => at(paper, 'group'))).toEqual(expect.arrayContaining(['COMPANY', 'LOT']))
    },
  },
  {
    rest: 'GET /api/dossier/company',
    document: `{ companyDossier { archive missing papers { ${DOSSIER_PAPER} } } }`,
    check: (data) => expect(list(data, 'companyDossier.papers').map((paper) => at(paper, 'standing'))).toContain('LAPSING'),
  },
  {
    rest: 'GET /api/dossier/goods',
    document: `{ dossierGoods(filter: { view: NEW }) { totalCount pageCursors { around { page } } edges { node { ${DOSSIER_GOODS} } } } }`,
    check: (data, into) => {
      const papers = list(data, 'dossierGoods.edges.0.node.papers').filter((paper) => at(paper, 'isNew') === true)
      expect(papers).toMatchObject([{ version: 2, standing: 'VALID', replacedExpiresOn: expect.any(String) }])
      into.dossierGoodsID = text(data, 'dossierGoods.edges.0.node.goodsID')
    },
  },
  {
    rest: 'GET /api/dossier/named',
    document: `query ($ids: [ID!]!) { goodsDossiers(goodsIDs: $ids) { ${DOSSIER_GOODS} } }`,
    variables: (k) => ({ ids: [k.dossierGoodsID] }),
    check: (data, k) => expect(list(data, 'goodsDossiers')).toMatchObject([{ goodsID: k.dossierGoodsID, requestedAt: expect.any(String) }]),
  },
  {
    rest: 'POST /api/dossier/ask',
    document: `mutation ($input: RequestDossierInput!) { requestDossier(input: $input) { archive dossiers { ${DOSSIER_GOODS} } } }`,
    variables: (k) => ({ input: { goodsIDs: [k.dossierGoodsID] } }),
    check: (data, k) => expect(at(data, 'requestDossier.archive')).toBe(`/files/dossier/goods-${k.dossierGoodsID}.zip`),
  },
  {
    rest: 'GET /api/statement',
    document: `{ statement(month: "2026-01") { month opening closing csv entries { kind amount orderNo }
      orders(first: 20) { edges { node { orderNo net } } } } }`,
    check: (data) => expect(at(data, 'statement')).toMatchObject({ month: '2026-01', csv: '/files/statement/2026-01.csv' }),
  },
  {
    rest: 'GET /api/report',
    document: `{ purchaseReport { firstMonth lastMonth amount months { month amount workbook archives } makers { name amount } otherMakers { count amount }
      priceMoves { goodsID first last changePermille points { on price } goods { name } } savings { phase title amount }
      nearExpiry { months units shippedUnits } } }`,
    check: (data) => expect(list(data, 'purchaseReport.months')).toHaveLength(12),
  },
  {
    rest: 'GET /api/order/hmdd',
    document: '{ receipts { totalCount edges { node { orderID status } } } }',
    check: (data) => expect(at(data, 'receipts.totalCount')).toEqual(expect.any(Number)),
  },
  {
    rest: 'GET /api/order/hmdd/{order_id}/template',
    document: '{ receipts(filter: { status: DUE }) { edges { node { orderID isOverdue template } } } }',
    before: () => [['mutation { login(input: { username: "receipt", password: "Demo-2026" }) { viewer { memberID } } }', {}]],
    check: (data, into) => {
      expect(text(data, 'receipts.edges.0.node.template')).toMatch(/^\/files\/document\//)
      into.invoicedOrderID = text(data, 'receipts.edges.0.node.orderID')
    },
  },
  {
    rest: 'POST /api/order/hmdd/{order_id}',
    upload: 'receipt',
    document: 'mutation ($input: SubmitReceiptInput!) { submitReceipt(input: $input) { receipt { status } } }',
    variables: (k) => ({ input: { orderID: k.invoicedOrderID, fileKey: k.fileKey } }),
    check: (data) => expect(at(data, 'submitReceipt.receipt.status')).toBe('UPLOADED'),
  },
]
