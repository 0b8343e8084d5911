import type { PriceSheet } from '../../generated/resolvers-types.ts'
import type { RestPriceSheet, RestPriceSheetPage } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'

export type PriceSheetModel = Omit<PriceSheet, 'goods'>
export type PriceSheetPage = { readonly sheet: PriceSheetModel; readonly goods: RestSlice<GoodsModel> }

export function toPriceSheet(body: unknown): PriceSheetModel {
  const sheet = new Row<RestPriceSheet>(body, 'price sheet')
  const sheetID = sheet.id('id')
  return {
    id: toGlobalId('PriceSheet', sheetID),
    sheetID,
    name: sheet.text('name'),
    description: sheet.text('remarks'),
    count: sheet.integer('count'),
    on: sheet.date('date'),
    file: toWebUrl(sheet.text('file')),
  }
}

export function toPriceSheetPage(body: unknown): PriceSheetPage {
  const page = new Row<RestPriceSheetPage>(body, 'price sheet page')
  return { sheet: page.object('sheet', toPriceSheet), goods: toRestSlice(body, 'price sheet page', toGoods) }
}
