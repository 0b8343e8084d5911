import { writeFile } from 'node:fs/promises'
import type { Cookie } from 'playwright-core'
import { buildStorefront } from '../scripts/lib/build.ts'
import { ensureChromium } from '../scripts/lib/chromium.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { startPostgres } from '../scripts/lib/postgres.ts'
import { goTo, logIn, newVisitor, openBrowser } from '../tests/support/browser.ts'
import { startStack } from '../tests/support/stack.ts'
import { writeResult } from './result.ts'
import { measurePresses } from './storefront/inp.ts'
import { type Interaction, measureInteractions } from './storefront/interactions.ts'
import { openLighthouse } from './storefront/lighthouse.ts'
import { lineOf, report, type Row, rowOf } from './storefront/rows.ts'
import { measureTabs } from './storefront/tabs.ts'
import { measureZones } from './storefront/zones.ts'

const ROUNDS = 5
const ROUNDS_OF_A_PART = 3
const PROFILES = ['phone', 'desktop'] as const

type Member = { readonly cookies: readonly Cookie[]; readonly detail: string }

/** A member with a line in the cart, and the goods looked at in detail. */
async function prepareMember(gateway: string): Promise<Member> {
  const browser = await openBrowser()
  try {
    const { context, page } = await newVisitor(browser, gateway)
    await logIn(page, 'demo')
    await goTo(page, '/list')
    await page
      .getByRole('button', { name: /加入采购单/ })
      .locator('visible=true')
      .first()
      .click()
    await page.waitForLoadState('networkidle')
    const detail = (await page.locator('a[href^="/list/info/"]').first().getAttribute('href')) ?? ''
    return { detail, cookies: await context.cookies(gateway) }
  } finally {
    await browser.close()
  }
}

async function measurePages(gateway: string, wanted: readonly string[], rounds: number): Promise<Row[]> {
  const { cookies, detail } = await prepareMember(gateway)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const audit = await openLighthouse()
  const pages = { home: '/', list: '/list', detail, cart: '/cart' }
  const isWanted = (name: string, among: readonly string[]): boolean =>
    wanted.includes(name) || !among.some((other) => wanted.includes(other))
  const rows: Row[] = []
  for (const [page, path] of Object.entries(pages).filter(([name]) => isWanted(name, Object.keys(pages)))) {
    for (const profile of PROFILES.filter((name) => isWanted(name, PROFILES))) {
      const audits = []
      for (let round = 0; round < rounds; round++) audits.push(await audit({ url: gateway + path, cookie, profile }))
      const row = rowOf(page, profile, audits)
      rows.push(row)
      console.log(lineOf(row))
    }
  }
  return rows
}

async function measureActs(gateway: string): Promise<Interaction[]> {
  const browser = await openBrowser('whole')
  try {
    const interactions = await measureInteractions(browser, gateway, ROUNDS)
    for (const { name, ms, limit } of interactions)
      console.log(`${name.padEnd(48)}${String(ms).padStart(5)} of ${limit} ms   ${ms <= limit ? 'ok' : 'MISSED'}`)
    return interactions
  } finally {
    await browser.close()
  }
}

/**
 * First paint and interaction on the production build. With names of pages or profiles only those, with `acts` only what follows, and
 * nothing is kept; with `inp` everyday presses on a phone, with `zones` the first paint of each zone, with `tab` that of goods opened in
 * other tabs; an address measures what runs there. A number is that of the rounds.
 */
export async function bench(args: readonly string[] = []): Promise<void> {
  const number = args.find((arg) => /^[1-9]$/.test(arg))
  const wanted = args.filter((arg) => arg !== number)
  const rounds = Number(number ?? (wanted.length > 0 ? ROUNDS_OF_A_PART : ROUNDS))
  if (!(await ensureChromium())) throw new Error('The benchmark needs Chromium.')
  const address = wanted.find((arg) => arg.startsWith('http'))
  if (address !== undefined && wanted.includes('tab')) {
    await measureTabs(address, (await prepareMember(address)).cookies)
    return
  }
  if (address !== undefined) {
    await measurePages(address, wanted, rounds)
    return
  }
  if (!(await buildStorefront())) throw new Error('The benchmark needs a storefront that builds.')
  // As in production where PostgreSQL is installed, else on the database that `npm start` brings.
  const postgres = await startPostgres()
  const database = postgres === null ? 'PGlite' : 'PostgreSQL'
  const stack = await startStack({ embedded: true, env: postgres === null ? {} : { DATABASE_URL: postgres.url } })
  try {
    if (wanted.includes('acts')) {
      await measureActs(stack.gateway)
      return
    }
    if (wanted.includes('tab')) {
      await measureTabs(stack.gateway, (await prepareMember(stack.gateway)).cookies)
      return
    }
    if (wanted.includes('inp')) {
      const browser = await openBrowser('whole')
      await measurePresses(browser, stack.gateway, database)
      await browser.close()
      return
    }
    if (wanted.includes('zones')) {
      await measureZones(stack.gateway, (await prepareMember(stack.gateway)).cookies, database)
      return
    }
    if (wanted.length > 0) {
      await measurePages(stack.gateway, wanted, rounds)
      return
    }
    const interactions = await measureActs(stack.gateway)
    const rows = await measurePages(stack.gateway, wanted, rounds)
    await writeResult('storefront', { rounds, database, pages: rows, interactions })
    await writeFile(inRoot('bench/results/storefront.md'), report(rows, interactions, { rounds, database }))
  } finally {
    await stack.stop()
    await postgres?.stop()
  }
}
