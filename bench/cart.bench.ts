import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { buildStorefront } from '../scripts/lib/build.ts'
import { ensureChromium } from '../scripts/lib/chromium.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { cartCount, goTo, logIn, newVisitor, quiet, WIDTHS } from '../tests/support/browser.ts'
import { GraphQLClient } from '../tests/support/graphqlClient.ts'
import { startStack } from '../tests/support/stack.ts'
import { writeResult } from './result.ts'
import { toFrame } from './storefront/frames.ts'

const LINES = 500
const ROUNDS = 11
const SLOWER = 4
const LIMIT_MS = 50
/** Longer than a burst and the hints after it wait (useFreshHints.ts). */
const REST_MS = 2000

type Goods = {
  goodsID: string
  price: string | null
  isBuyable: boolean
  isEphedrine: boolean
  stock: number
  packQuantity: number
  minimumQuantity: number
  warehouse: { warehouseID: string }
}
type Page100 = { goodsList: { pageInfo: { hasNextPage: boolean }; edges: { node: Goods }[] } }

const LIST = `query ($page: Int!) { goodsList(filter: { isInStock: true }, first: 100, page: $page) { pageInfo { hasNextPage }
  edges { node { goodsID price isBuyable isEphedrine stock packQuantity minimumQuantity warehouse { warehouseID } } } } }`
const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lineCount } } }'

/** As many different goods as a cart holds, or as the marketplace has. */
async function fill(gateway: string): Promise<void> {
  const client = new GraphQLClient(gateway)
  await client.logIn('demo')
  let count = 0
  for (let page = 1; count < LINES; page++) {
    const goodsList = (await client.ask<Page100>(LIST, { page })).data?.goodsList
    if (!goodsList) throw new Error('the list cannot be read')
    for (const { node } of goodsList.edges) {
      if (!node.isBuyable || node.isEphedrine || count >= LINES) continue
      const quantity = Math.ceil(Math.max(node.minimumQuantity, 1) / node.packQuantity) * node.packQuantity
      const { errors } = await client.ask(ADD, {
        input: { goodsID: node.goodsID, quantity, seenPrice: node.price, warehouseID: node.warehouse.warehouseID },
      })
      if (!errors) count += 1
    }
    if (!goodsList.pageInfo.hasNextPage) return
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const ACTS = [
  { name: 'a quantity', selector: 'main td.quantity button[aria-label^="增加"]' },
  { name: 'a tick', selector: 'main td.tick input' },
]

/** A full cart in the production build: from the click to the frame that shows the new amounts. */
export async function bench(): Promise<void> {
  const executablePath = await ensureChromium()
  if (!executablePath || !(await buildStorefront())) throw new Error('The benchmark needs Chromium and a storefront that builds.')
  const stack = await startStack({ embedded: true })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await fill(stack.gateway)
    const { context, page } = await newVisitor(browser, stack.gateway, WIDTHS.desktop, 'no-preference')
    await logIn(page, 'demo')
    await goTo(page, '/cart')
    const lines = await cartCount(page)
    await page.mouse.move(300, 300)
    await page.waitForLoadState('networkidle')
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const results: { name: string; ms: number; worst: number }[] = []
    for (const { name, selector } of ACTS) {
      const measured: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        // Something in the middle of the cart; ends with the frame that shows another amount to pay.
        measured.push(await toFrame(page, { control: selector, nth: 'middle', shows: 'section[aria-label="合计"]' }))
        // The answer of an edit, and the hints asked for after it, must not fall into the next.
        await page.waitForTimeout(REST_MS)
        await quiet(page)
      }
      results.push({ name, ms: Math.round(median(measured)), worst: Math.round(Math.max(...measured)) })
    }
    for (const { name, ms, worst } of results)
      console.log(
        `${name.padEnd(14)}${String(ms).padStart(5)} of ${LIMIT_MS} ms, worst ${worst}   ${ms <= LIMIT_MS ? 'ok' : 'MISSED'}   (${lines} lines, processor ${SLOWER} × slower)`,
      )
    await writeResult('cart', { lines, slower: SLOWER, rounds: ROUNDS, limit: LIMIT_MS, results })
    await writeFile(inRoot('bench/results/cart.md'), report(lines, results))
  } finally {
    await browser.close()
    await stack.stop()
  }
}

function report(lines: number, results: readonly { name: string; ms: number; worst: number }[]): string {
  const rows = results.map(({ name, ms, worst }) => `| ${name} | ${ms} | ${worst} | ${LIMIT_MS} |`)
  return `# A full cart\n\nFrom the click to the frame that shows the new amounts: ${lines} lines, the processor ${SLOWER} times slower, median of ${ROUNDS}. \`npm run bench -- cart\`\n\n| changes | ms | worst | limit |\n|---|---|---|---|\n${rows.join('\n')}\n`
}
