import type { InvoiceProfile, Resolvers } from '../../generated/resolvers-types.ts'
import { connectionOf, readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import {
  requestInvoice,
  fetchInvoice,
  fetchInvoiceableOrders,
  fetchInvoices,
  findInvoice,
  mailInvoice,
  queryInvoice,
} from './invoice.rest.ts'
import { answerRedLetter, requestRedLetter } from './redLetter.rest.ts'

const nobody: InvoiceProfile = { title: '', taxNo: null, companyAddress: null, companyPhone: null, bank: null, bankAccount: null }

export const invoiceResolvers: Resolvers = {
  Query: {
    async invoices(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(
        slice,
        await readSlice(slice, (...part) => fetchInvoices(rest, filter?.status, ...part)),
        ({ invoiceID }) => invoiceID,
      )
    },
    invoice: (_, { invoiceID }, { rest }) => findInvoice(rest, invoiceID),
    async invoiceableOrders(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      let buyer = nobody
      const rows = await readSlice(slice, async (...part) => {
        const found = await fetchInvoiceableOrders(rest, ...part)
        buyer = found.buyer
        return found
      })
      return { ...toConnection(slice, rows, ({ orderID }) => orderID), buyer }
    },
    foundInvoice: (_, args, { rest }) => queryInvoice(rest, args),
  },
  Mutation: {
    requestInvoice: (_, { input }, { rest }) => requestInvoice(rest, input),
    requestRedLetter: (_, { input }, { rest }) => requestRedLetter(rest, input),
    answerRedLetter: (_, { input }, { rest }) => answerRedLetter(rest, input),
    mailInvoice: (_, { input }, { rest }) => mailInvoice(rest, input),
  },
  Invoice: {
    detail: async ({ detail, invoiceID }, _, { rest }) => detail ?? (await fetchInvoice(rest, invoiceID)).detail,
  },
  InvoiceDetail: {
    lines: ({ lines }, pageArgs) => connectionOf(lines, pageArgs),
    taxLines: ({ taxLines }, pageArgs) => connectionOf(taxLines, pageArgs),
  },
  RequestInvoicePayload: {
    invoice: ({ invoiceID }, _, { rest }) => fetchInvoice(rest, invoiceID),
  },
  RequestRedLetterPayload: {
    invoice: ({ invoiceID }, _, { rest }) => fetchInvoice(rest, invoiceID),
  },
  AnswerRedLetterPayload: {
    invoice: ({ invoiceID }, _, { rest }) => fetchInvoice(rest, invoiceID),
  },
}

export const invoiceNode = nodeType('Invoice', (id, { rest }) => findInvoice(rest, id))
