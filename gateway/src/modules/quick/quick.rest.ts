import type {
  AddPurchaseListToCartInput,
  FrequentGoodsSort,
  ParsePurchaseListInput,
  PurchaseListRule,
  SetPurchaseListRuleInput,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import {
  toAddedList,
  toFrequentGoods,
  toPurchaseList,
  type AddedList,
  type FrequentGoodsModel,
  type PurchaseListModel,
} from './quick.mapper.ts'

const sorts: Readonly<Record<FrequentGoodsSort, string>> = { TIMES: 'times', RECENT: 'recent', QUANTITY: 'number' }

export async function fetchFrequentGoods(
  rest: CallerRest,
  sort: FrequentGoodsSort,
  page: number,
  perPage: number,
): Promise<RestSlice<FrequentGoodsModel>> {
  return toRestSlice(
    await rest.get('/api/user/fast_buy', { query: { page, per_page: perPage, order: sorts[sort] } }),
    'often bought',
    toFrequentGoods,
  )
}

const rules: Readonly<Record<PurchaseListRule, string>> = {
  LAST_BOUGHT: 'last',
  LOWEST_PRICE: 'price',
  LONGEST_EXPIRY: 'expiry',
  MOST_STOCK: 'stock',
}

export async function parsePurchaseList(rest: CallerRest, { text, fileKey }: ParsePurchaseListInput): Promise<PurchaseListModel> {
  return toPurchaseList(await rest.post('/api/quick/parse', { form: { text, file: fileKey } }))
}

export async function setPurchaseListRule(rest: CallerRest, { rule }: SetPurchaseListRuleInput): Promise<SetPurchaseListRuleInput> {
  await rest.post('/api/quick/rule', { form: { rule: rules[rule] } })
  return { rule }
}

export async function addPurchaseListToCart(rest: CallerRest, { rows, clientKey }: AddPurchaseListToCartInput): Promise<AddedList> {
  const form = {
    'rows[][goods_id]': rows.map(({ goodsID }) => upstreamId('rows', goodsID)),
    'rows[][number]': rows.map(({ quantity }) => String(quantity)),
    client_key: clientKey,
  }
  return toAddedList(await rest.post('/api/quick/add', { form }))
}
