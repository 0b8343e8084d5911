import type { AddPurchaseListInput, FrequentGoodsOrder, ParsePurchaseListInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import {
  toAddedList,
  toFrequentGoods,
  toPurchaseRows,
  type AddedList,
  type FrequentGoodsModel,
  type PurchaseRowModel,
} from './quick.mapper.ts'

const orders: Readonly<Record<FrequentGoodsOrder, string>> = { TIMES: 'times', RECENT: 'recent', QUANTITY: 'number' }

export async function fetchFrequentGoods(
  rest: CallerRest,
  order: FrequentGoodsOrder,
  page: number,
  perPage: number,
): Promise<RestSlice<FrequentGoodsModel>> {
  return toRestSlice(
    await rest.get('/api/user/fast_buy', { query: { page, per_page: perPage, order: orders[order] } }),
    'often bought',
    toFrequentGoods,
  )
}

export async function parsePurchaseList(
  rest: CallerRest,
  { text, fileKey }: ParsePurchaseListInput,
): Promise<{ readonly rows: PurchaseRowModel[] }> {
  return { rows: toPurchaseRows(await rest.post('/api/quick/parse', { form: { text, file: fileKey } })) }
}

export async function addPurchaseList(rest: CallerRest, { rows, clientKey }: AddPurchaseListInput): Promise<AddedList> {
  const form = {
    'rows[][goods_id]': rows.map(({ goodsID }) => upstreamId('rows', goodsID)),
    'rows[][number]': rows.map(({ quantity }) => String(quantity)),
    client_key: clientKey,
  }
  return toAddedList(await rest.post('/api/quick/add', { form }))
}
