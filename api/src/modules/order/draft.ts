import type { PricedCart, PricedOrder } from 'rules/pricing'
import type { Selection } from '../checkout/selection.service.ts'
import type { Take } from '../trade/take.repo.ts'
import { snapshotOf } from './snapshot.ts'

export interface DraftLine {
  /** The line of the pricing document; gifts carry the line that earned them. */
  readonly docLine: number
  readonly goodsId: number
  readonly ckId: number
  readonly comboId: number | null
  readonly type: 0 | 1 | 2 | 3 | 4 | 9
  readonly qty: number
  readonly unit: number
  readonly list: number
  readonly net: number
  readonly snapshot: unknown
}

export interface DraftOrder {
  readonly priced: PricedOrder
  readonly lines: readonly DraftLine[]
  readonly takes: readonly Omit<Take, 'orderId'>[]
}

/** The orders a selection becomes, before anything is written. */
export function draftOrders(selection: Selection): DraftOrder[] {
  return selection.priced.orders.map((priced) => {
    const lines = priced.lines.map((id) => soldLine(selection, id))
    const gifts = selection.priced.gifts.filter((gift) => priced.lines.includes(gift.line)).map((gift) => giftLine(selection, gift))
    return {
      priced,
      lines: [...lines, ...gifts],
      takes: [
        ...flashTakes(selection, lines),
        ...addonTakes(selection, lines),
        ...comboTakes(selection, lines),
        ...groupTakes(selection, lines),
        ...giftTakes(selection, priced),
      ],
    }
  })
}

function soldLine(selection: Selection, id: number): DraftLine {
  const line = selection.document.lines.find((one) => one.id === id)
  const priced = selection.priced.lines.find((one) => one.id === id)
  if (line === undefined || priced === undefined) throw new Error(`the priced line ${id} is not in its document`)
  const goodsId = Number(line.goods)
  return {
    docLine: id,
    goodsId,
    ckId: priced.ck,
    comboId: line.type === 3 ? Number(line.comboId) : null,
    type: line.type ?? 0,
    qty: priced.qty,
    unit: priced.unit,
    list: priced.list,
    net: priced.net,
    snapshot: snapshotOf(selection, goodsId, id),
  }
}

function giftLine(selection: Selection, gift: PricedCart['gifts'][number]): DraftLine {
  const goodsId = Number(gift.goods)
  const goods = selection.goods.get(goodsId)
  if (goods === undefined) throw new Error(`the gift ${gift.goods} is not among the goods`)
  return {
    docLine: gift.line,
    goodsId,
    ckId: goods.warehouseId,
    comboId: null,
    type: 9,
    qty: gift.qty,
    unit: 0,
    list: 0,
    net: 0,
    snapshot: snapshotOf(selection, goodsId, gift.line),
  }
}

const NOTHING = {
  flashItemId: null,
  comboId: null,
  groupTeamId: null,
  giftPromotionId: null,
  giftGoodsId: null,
  addonItemId: null,
  addonNumber: null,
}

function flashTakes(selection: Selection, lines: readonly DraftLine[]): Omit<Take, 'orderId'>[] {
  return lines
    .filter((line) => line.type === 1)
    .map((line) => {
      const flashItemId = selection.flashItems.get(line.goodsId)
      if (flashItemId === undefined) throw new Error(`no flash sale is known for the goods ${line.goodsId}`)
      return { ...NOTHING, flashItemId, qty: line.qty }
    })
}

function groupTakes(selection: Selection, lines: readonly DraftLine[]): Omit<Take, 'orderId'>[] {
  return lines
    .filter((line) => line.type === 2)
    .map((line) => {
      const groupTeamId = selection.groupTeams.get(line.goodsId)
      if (groupTeamId === undefined) throw new Error(`no team is known for the goods ${line.goodsId}`)
      return { ...NOTHING, groupTeamId, qty: line.qty }
    })
}

function addonTakes(selection: Selection, lines: readonly DraftLine[]): Omit<Take, 'orderId'>[] {
  return lines
    .filter((line) => line.type === 4)
    .map((line) => {
      const offer = selection.addonOffers.get(line.goodsId)
      if (offer === undefined) throw new Error(`no add-on offer is known for the goods ${line.goodsId}`)
      return { ...NOTHING, addonItemId: offer.itemId, addonNumber: offer.number, qty: line.qty }
    })
}

/** A combination is taken once, by the order that its first component is in. */
function comboTakes(selection: Selection, lines: readonly DraftLine[]): Omit<Take, 'orderId'>[] {
  return lines.flatMap((line) => {
    const ofCombo = selection.document.lines.filter((one) => one.type === 3 && Number(one.comboId) === line.comboId)
    if (line.comboId === null || ofCombo[0]?.id !== line.docLine) return []
    const each = selection.document.combos?.[String(line.comboId)]?.items[String(line.goodsId)]
    if (each === undefined) throw new Error(`the combination ${line.comboId} does not hold the goods ${line.goodsId}`)
    return [{ ...NOTHING, comboId: line.comboId, qty: line.qty / each }]
  })
}

function giftTakes(selection: Selection, order: PricedOrder): Omit<Take, 'orderId'>[] {
  return selection.priced.gifts
    .filter((gift) => order.lines.includes(gift.line))
    .map((gift) => {
      const giftGoodsId = Number(selection.document.lines.find((line) => line.id === gift.line)?.goods)
      const giftPromotionId = selection.giftPromotions.get(giftGoodsId)
      if (giftPromotionId === undefined) throw new Error(`no promotion is known for the gift of the goods ${giftGoodsId}`)
      return { ...NOTHING, giftPromotionId, giftGoodsId, qty: gift.qty }
    })
}
