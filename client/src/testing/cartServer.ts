import { formatMoney } from 'rules/money'
import type { PricingDocument, PricingGoods } from 'rules/pricing'
import { quote } from 'rules/quote'
import { reasonText } from 'rules/reasons'
import { gatewayFailure, type Mocks } from './schemaNetwork.ts'

/** `promotions`: those that name it and nothing in the cart, which only the marketplace knows more of. */
export type ShopGoods = {
  readonly goodsID: string
  readonly name: string
  readonly pricing: PricingGoods
  /** Soon. */
  readonly expiresOn?: string
  readonly promotions?: readonly string[]
  /** The goods of other makers that may take its place. */
  readonly makers?: readonly string[]
}
type Line = { lineID: string; goodsID: string; quantity: number; isSelected: boolean }
type Input<T> = { readonly input: T }

const WAREHOUSE = { id: 'Warehouse:1', warehouseID: '1', name: '主仓' }
const wh = { '1': { free: 80_000, fee: 1200, min: 20_000 } }

/** A marketplace of a few goods and one cart, priced by `rules` as the real one is. */
export class CartServer {
  readonly #goods: ReadonlyMap<string, ShopGoods>
  #lines: Line[] = []
  #nextLine = 1
  readonly #keys = new Set<string>()
  readonly #reductions: readonly { readonly full: number; readonly minus: number }[]
  /** Refuses the next change with this failure. */
  /** What the next change is answered with: an error, or a refusal as the schema has it. */
  refusal: Error | { readonly __typename: string; readonly [fact: string]: unknown } | null = null

  constructor(goods: readonly ShopGoods[], reductions: readonly { readonly full: number; readonly minus: number }[] = []) {
    this.#reductions = reductions
    this.#goods = new Map(goods.map((item) => [item.goodsID, item]))
  }

  get lines(): readonly Readonly<Line>[] {
    return this.#lines
  }

  add(goodsID: string, quantity: number): Line {
    const line = this.#lines.find((known) => known.goodsID === goodsID) ?? {
      lineID: String(this.#nextLine++),
      goodsID,
      quantity: 0,
      isSelected: true,
    }
    if (line.quantity === 0) this.#lines = [line, ...this.#lines]
    line.quantity += quantity
    return line
  }

  readonly mocks: Mocks = {
    Query: {
      cart: () => this.#cart(),
      cartBadge: () => this.#lines.length,
      cartMakers: () => this.#makers(),
      viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null }),
      categories: () => [],
      goodsList: () => ({ totalCount: this.#goods.size, edges: [...this.#goods.keys()].map((id) => ({ node: this.#goodsNode(id) })) }),
    },
    Mutation: {
      addToCart: (_: unknown, { input }: Input<{ goodsID: string; quantity: number; clientKey: string }>) =>
        this.#change(() => {
          if (!this.#keys.has(input.clientKey)) this.add(input.goodsID, input.quantity)
          this.#keys.add(input.clientKey)
        }),
      updateCartLine: (_: unknown, { input }: Input<{ lineID: string; quantity: number }>) =>
        this.#change(() => {
          for (const line of this.#lines) if (line.lineID === input.lineID) line.quantity = input.quantity
        }),
      selectCartLines: (_: unknown, { input }: Input<{ lineIDs: string[]; isSelected: boolean }>) =>
        this.#change(() => {
          for (const line of this.#lines) if (input.lineIDs.includes(line.lineID)) line.isSelected = input.isSelected
        }),
      deleteCartLines: (_: unknown, { input }: Input<{ lineIDs: string[] }>) => ({
        ...this.#change(() => {
          this.#lines = this.#lines.filter((line) => !input.lineIDs.includes(line.lineID))
        }),
        deletedIDs: input.lineIDs.map((id) => `CartLine:${id}`),
      }),
      checkout: () => ({ quote: { quoteID: '31' } }),
    },
  }

  #change(act: () => unknown): object {
    const { refusal } = this
    this.refusal = null
    if (refusal instanceof Error) throw refusal
    if (refusal !== null) return { cart: null, warnings: null, refusals: [refusal] }
    act()
    return { cart: this.#cart(), warnings: [] }
  }

  #goodsNode(goodsID: string): object {
    const { name, pricing, promotions = [], expiresOn = null } = this.#goods.get(goodsID) ?? fail(goodsID)
    return {
      id: `Goods:${goodsID}`,
      goodsID,
      name,
      price: formatMoney(pricing.base_price),
      priceStatus: 'NORMAL',
      isBuyable: true,
      buyReason: null,
      stock: pricing.stock,
      packQuantity: pricing.pack,
      minimumQuantity: pricing.min,
      caseQuantity: null,
      tiers: [],
      tierMode: 'WHOLE',
      warehouse: WAREHOUSE,
      isFreeShipping: false,
      isSingleFreeShipping: false,
      freeShippingQuantity: null,
      isEphedrine: false,
      isColdChain: false,
      expiresOn,
      deviceClass: null,
      listPrice: null,
      isCouponEligible: true,
      couponIDs: [],
      isPreferred: false,
      kind: 'WESTERN',
      tags: [
        ...promotions.map((id) => ({ text: '满', kind: 'FULL_REDUCTION', promotionIDs: [id] })),
        ...(expiresOn === null ? [] : [{ text: '近效期', kind: 'NEAR_EXPIRY', promotionIDs: [] }]),
      ],
      cartQuantity: this.#lines.find((line) => line.goodsID === goodsID)?.quantity ?? 0,
    }
  }

  #document(): PricingDocument {
    return {
      lines: this.#lines.map((line) => ({
        id: Number(line.lineID),
        goods: line.goodsID,
        qty: line.quantity,
        type: 0,
        selected: line.isSelected,
      })),
      goods: Object.fromEntries([...this.#goods.values()].map((item) => [item.goodsID, item.pricing])),
      manjian: this.#reductions.map((tier, index) => ({
        id: index + 1,
        priority: 100,
        goods: null,
        repeat: false,
        cap: null,
        tiers: [tier],
      })),
      wh,
    }
  }

  #cart(): object {
    const priced = quote(this.#document())
    const refusals = new Map(
      priced.others.flatMap(({ id, code, value }) =>
        code === null ? [] : [[id, { reason: code, message: reasonText(code, value) }] as const],
      ),
    )
    const amounts = new Map(
      [...priced.others.map((line) => ({ ...line, net: line.p1 })), ...priced.lines].map(({ id, unit, net, list: before }) => [
        id,
        { unit, net, list: before },
      ]),
    )
    const money = (cents: number | undefined): string => formatMoney(cents ?? 0)
    const freight = priced.freight[0]
    const list = priced.lines.reduce((sum, line) => sum + line.list, 0)
    return {
      id: 'Cart:1',
      lineCount: this.#lines.length,
      selectedCount: priced.lines.length,
      totals: {
        list: money(list),
        discount: money(list - priced.goods),
        goods: money(priced.goods),
        shipping: money(priced.payable - priced.goods),
        payable: money(priced.payable),
      },
      warehouses:
        this.#lines.length === 0
          ? []
          : [
              {
                warehouse: WAREHOUSE,
                goodsAmount: money(priced.goods),
                freeOver: '800.00',
                minimumOrder: '200.00',
                fee: '12.00',
                shipping: money(freight?.fee),
                shortOfFree: money(freight?.short ?? (freight ? 0 : 80_000)),
                shortOfMinimum: money(Math.max(0, 20_000 - (freight?.base ?? 0))),
              },
            ],
      lines: this.#lines.map((line) => {
        const amount = amounts.get(Number(line.lineID))
        return {
          id: `CartLine:${line.lineID}`,
          lineID: line.lineID,
          kind: 'PLAIN',
          quantity: line.quantity,
          isSelected: line.isSelected && !refusals.has(Number(line.lineID)),
          refusal: refusals.get(Number(line.lineID)) ?? null,
          gift: null,
          combination: null,
          unitPrice: money(amount?.unit),
          amount: money(amount?.net),
          listAmount: money(amount?.list),
          goods: this.#goodsNode(line.goodsID),
        }
      }),
      pricing: this.#pricing(),
    }
  }

  #makers(): object {
    const lines = this.#lines.flatMap(({ lineID, goodsID }) => {
      const { makers = [] } = this.#goods.get(goodsID) ?? fail(goodsID)
      return makers.length === 0 ? [] : [{ lineID, goodsIDs: makers }]
    })
    const goodsIDs = new Set(lines.flatMap((line) => line.goodsIDs))
    return { pricing: this.#pricing(goodsIDs), goods: [...goodsIDs].map((id) => this.#goodsNode(id)), lines }
  }

  /** As the real one: only what the cart's own lines need, and what is asked for beside. */
  #pricing(beside: ReadonlySet<string> = new Set()): object {
    return {
      lines: this.#lines.map((line) => ({
        lineID: line.lineID,
        goodsID: line.goodsID,
        quantity: line.quantity,
        kind: 'PLAIN',
        combinationID: null,
        isSelected: line.isSelected,
        warehouseID: '1',
        refused: null,
      })),
      goods: [...this.#goods.values()]
        .filter(({ goodsID }) => beside.has(goodsID) || this.#lines.some((line) => line.goodsID === goodsID))
        .map(({ goodsID, pricing }) => ({
          goodsID,
          basePriceCents: pricing.base_price,
          specialPriceCents: null,
          tiers: [],
          isGraduated: false,
          isBuyable: true,
          stock: pricing.stock,
          packQuantity: pricing.pack,
          minimumQuantity: pricing.min,
          caseQuantity: null,
          warehouseID: '1',
          isCouponEligible: true,
          isEphedrine: false,
          isColdChain: false,
          isFreeShipping: false,
          isSingleFreeShipping: false,
          freeShippingQuantity: null,
          limit: null,
          gift: null,
        })),
      combinations: [],
      flash: [],
      discounts: [],
      pieces: [],
      coupons: [],
      fullReductions: this.#reductions.map(({ full, minus }, index) => ({
        promotionID: String(index + 1),
        priority: 100,
        goodsIDs: null,
        isRepeatable: false,
        capCents: null,
        tiers: [{ fullCents: full, minusCents: minus }],
      })),
      warehouses: [{ warehouseID: '1', freeOverCents: 80_000, feeCents: 1200, minimumCents: 20_000 }],
    }
  }
}

function fail(goodsID: string): never {
  throw gatewayFailure('BUSINESS_REJECTED', { reason: 'NOT_FOUND', userMessage: goodsID })
}
