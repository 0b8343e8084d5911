import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { toGlobalId } from '../base/globalId.ts'
import { nodeType, nodeInPages } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import {
  fetchMoneyLog,
  fetchPointsLog,
  fetchRecharge,
  fetchVoucherLog,
  fetchVouchers,
  fetchWallet,
  fetchWithdrawal,
  fetchWithdrawals,
  startRecharge,
  requestWithdrawal,
} from './wallet.rest.ts'

/** Null of a host that numbers no entries. */
const placeOf = ({ seq }: { readonly seq?: number | null }): string | null => seq?.toString() ?? null

export const walletResolvers: Resolvers = {
  Query: {
    wallet: (_, __, { rest }) => fetchWallet(rest),
    async moneyLog(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      const log = await readSlice(slice, (...part) => fetchMoneyLog(rest, filter ?? {}, ...part))
      return { ...toConnection(slice, log, placeOf), came: log.came, went: log.went }
    },
    async pointsLog(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      const log = await readSlice(slice, (...part) => fetchPointsLog(rest, filter ?? {}, ...part))
      return { ...toConnection(slice, log, placeOf), came: log.came, went: log.went }
    },
    async vouchers(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      const list = await readSlice(slice, (page, perPage) => fetchVouchers(rest, filter?.status, page, perPage))
      return { ...toConnection(slice, list), usable: list.usable, counts: list.counts }
    },
    async voucherLog(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      const log = await readSlice(slice, (...part) => fetchVoucherLog(rest, ...part))
      return { ...toConnection(slice, log, placeOf), came: log.came, went: log.went }
    },
    recharge: (_, { rechargeID }, { rest }) => (isUpstreamId(rechargeID) ? nullWhenMissing(fetchRecharge(rest, rechargeID)) : null),
    async withdrawals(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (...part) => fetchWithdrawals(rest, ...part)), ({ withdrawalID }) => withdrawalID)
    },
  },
  Mutation: {
    startRecharge: async (_, { input }, { rest }) => ({ recharge: await startRecharge(rest, input) }),
    requestWithdrawal: async (_, { input }, { rest }) => ({ withdrawal: await requestWithdrawal(rest, input) }),
  },
  RequestWithdrawalPayload: {
    wallet: (_, __, { rest }) => fetchWallet(rest),
  },
}

export const walletNode = nodeType('Wallet', async (memberID, { rest }) => {
  const wallet = await fetchWallet(rest)
  return wallet.id === toGlobalId('Wallet', memberID) ? wallet : null
})
export const rechargeNode = nodeType('Recharge', (id, { rest }) => fetchRecharge(rest, id))
export const withdrawalNode = nodeType('Withdrawal', (id, { rest }) => fetchWithdrawal(rest, id))
export const voucherNode = nodeInPages(
  'Voucher',
  (rest, page, perPage) => fetchVouchers(rest, null, page, perPage),
  ({ voucherID }) => voucherID,
)
