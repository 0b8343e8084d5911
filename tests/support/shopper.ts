import type { Browser, Locator } from 'playwright-core'
import { goTo, logIn, newVisitor, settled, type Visit } from './browser.ts'
import type { Answer } from './graphqlClient.ts'

/** A buyer at the browser; `ask` uses the same session, for what is only prepared or looked up. */
export type Shopper = Visit & {
  readonly ask: <Data>(query: string, variables?: Record<string, unknown>) => Promise<Answer<Data>>
  readonly read: <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>
}

export async function enter(browser: Browser, gateway: string, username: string): Promise<Shopper> {
  const visit = await newVisitor(browser, gateway)
  await logIn(visit.page, username)
  // On a connection of its own: one that has rested for seconds may be closed by the server as it is used again.
  const headers = { 'x-csrf': '1', connection: 'close' }
  const ask = async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> =>
    (await visit.context.request.post('/graphql', { headers, data: { query, variables } })).json() as Promise<Answer<Data>>
  return {
    ...visit,
    ask,
    async read<Data>(query: string, variables?: Record<string, unknown>) {
      const { data, errors } = await ask<Data>(query, variables)
      if (!data || errors?.[0]) throw new Error(errors?.[0]?.message ?? 'nothing was answered')
      return data
    },
  }
}

export type Shelved = {
  readonly goodsID: string
  readonly name: string
  readonly price: string | null
  readonly isBuyable: boolean
  readonly isEphedrine: boolean
  readonly stock: number
  readonly packQuantity: number
  readonly minimumQuantity: number
  readonly warehouse: { readonly warehouseID: string }
  readonly tags: readonly { readonly kind: string }[]
}
export const SHELVED = 'goodsID name price isBuyable isEphedrine stock packQuantity minimumQuantity warehouse { warehouseID } tags { kind }'

/** So many pieces, in whole packs, that they are worth this much. */
export function worth({ price, packQuantity, minimumQuantity }: Shelved, yuan: number): number {
  return Math.ceil(Math.max(yuan / Number(price), minimumQuantity, 1) / packQuantity) * packQuantity
}

/** Goods of the list that fit. */
export async function onShelf(
  { read }: Shopper,
  filter: Record<string, unknown>,
  fits: (goods: Shelved) => boolean = () => true,
): Promise<Shelved[]> {
  const { goodsList } = await read<{ goodsList: { edges: { node: Shelved }[] } }>(
    `query ($filter: GoodsFilter) { goodsList(filter: $filter, first: 100) { edges { node { ${SHELVED} } } } }`,
    { filter },
  )
  return goodsList.edges.map(({ node }) => node).filter(fits)
}

export const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lineCount } warnings { code } } }'

export const added = ({ goodsID, price, warehouse }: Shelved, quantity: number, more: object = {}): { input: object } => ({
  input: { goodsID, quantity, seenPrice: price, warehouseID: warehouse.warehouseID, ...more },
})

export const ADD_COMBINATION =
  'mutation ($input: AddCombinationToCartInput!) { addCombinationToCart(input: $input) { cart { lineCount } } }'
export type Offers = {
  readonly flashSale: { readonly current: { readonly items: readonly { readonly price: string; readonly goods: Shelved }[] } }
  readonly combinations: {
    readonly edges: readonly { readonly node: { readonly combinationID: string; readonly price: string; readonly warehouseID: string } }[]
  }
}
export const OFFERS = `{ flashSale { current { items { price goods { ${SHELVED} } } } }
  combinations(first: 10) { edges { node { combinationID price warehouseID } } } }`

export const mainOf = ({ page }: Shopper): Locator => page.locator('main')

export const open = ({ page }: Shopper, path: string): Promise<void> => goTo(page, path)

/** From the goods' own page into the cart, as many as typed. */
export async function buyOnDetail(shopper: Shopper, goods: Shelved, quantity: number): Promise<void> {
  const { page } = shopper
  await open(shopper, `/list/info/${goods.goodsID}`)
  const field = page.locator('main').getByRole('textbox', { name: '数量' }).first()
  await field.fill(String(quantity))
  await field.blur()
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && (response.request().postData() ?? '').includes(`"quantity":${quantity}`),
  )
  await page
    .locator('main')
    .getByRole('button', { name: /加入采购单/ })
    .locator('visible=true')
    .first()
    .click()
  await saved
}

/** From the cart to the page where the order is confirmed. */
export async function checkOut(shopper: Shopper): Promise<void> {
  await open(shopper, '/cart')
  await shopper.page.getByRole('button', { name: '去结算' }).click()
  await shopper.page.waitForURL('**/cart_step2**')
  await shopper.page.getByRole('button', { name: '提交订单' }).waitFor()
  await settled(shopper.page)
}

/** Submits the confirmed order, and says which trade it became. */
export async function submitOrder({ page }: Shopper): Promise<string> {
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.waitForURL('**/cart_step3/**')
  await page.getByRole('button', { name: '立即支付' }).waitFor()
  await settled(page)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Pays at the cashier that the pay page has already opened the way to. */
export async function payAtCashier({ page, context }: Shopper, press: 'click' | 'dblclick' = 'click'): Promise<void> {
  const [cashier] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: '打开模拟收银台付款' }).click()])
  await cashier.getByRole('button', { name: '支付成功' })[press]()
  await cashier.getByText('支付成功').first().waitFor()
  await cashier.close()
  await page.waitForURL('**/cart_step4**')
}

export async function pay(shopper: Shopper): Promise<void> {
  await shopper.page.getByRole('button', { name: '立即支付' }).click()
  await payAtCashier(shopper)
}

type Ordered = {
  readonly orderID: string
  readonly tradeID: string
  readonly kind: string
  readonly status: string
  readonly payable: string
  readonly warehouse: { readonly warehouseID: string }
}

/** The orders of the shop, the latest first. */
export async function ordersOf({ read }: Shopper, tradeID?: string): Promise<Ordered[]> {
  const { orders } = await read<{ orders: { edges: { node: Ordered }[] } }>(
    '{ orders(first: 40) { edges { node { orderID tradeID kind status payable warehouse { warehouseID } } } } }',
  )
  return orders.edges.map(({ node }) => node).filter((order) => tradeID === undefined || order.tradeID === tradeID)
}

export type InCart = {
  readonly lineID: string
  readonly kind: string
  readonly quantity: number
  readonly refusal: { readonly reason: string } | null
  readonly goods: { readonly goodsID: string; readonly name: string }
}

export async function cartOf({ read }: Shopper): Promise<InCart[]> {
  return (
    await read<{ cart: { lines: InCart[] } }>('{ cart { lines { lineID kind quantity refusal { reason } goods { goodsID name } } } }')
  ).cart.lines
}

export async function emptyCart(shopper: Shopper): Promise<void> {
  const lineIDs = (await cartOf(shopper)).map(({ lineID }) => lineID)
  if (lineIDs.length > 0)
    await shopper.read('mutation ($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { cart { lineCount } } }', {
      input: { lineIDs },
    })
}

/** Money onto the balance, paid at the cashier. */
export async function topUp({ context, read }: Shopper, amount: string): Promise<void> {
  const { startRecharge } = await read<{ startRecharge: { recharge: { url: string } } }>(
    'mutation ($input: StartRechargeInput!) { startRecharge(input: $input) { recharge { url } } }',
    { input: { amount, channel: 'SANDBOX', clientKey: crypto.randomUUID() } },
  )
  const cashier = await context.newPage()
  await cashier.goto(startRecharge.recharge.url)
  await cashier.getByRole('button', { name: '支付成功' }).click()
  await cashier.getByText('支付成功').first().waitFor()
  await cashier.close()
}
