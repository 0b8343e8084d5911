import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { galleryPage } from '../../client/src/dev/galleryPage.ts'
import { openBrowser } from '../support/browser.ts'

/** RENEW_PICTURES=1 writes them anew, to be looked at and committed (record 0183). */
const isRenewed = process.env['RENEW_PICTURES'] === '1'
/** Small pictures, compared by the mean of small squares: another rasteriser moves edges by less than this, a lost border by more. */
const SQUARE = 4
const TOLERANCE = 12

const fileOf = (name: string): string => join(import.meta.dirname, 'ui-gallery', `${name}.png`)
const asData = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

/** Where two pictures differ: each square whose mean colour is another one, in the page's own pixels. */
async function differences(page: Page, before: Buffer, now: Buffer): Promise<{ size: [string, string]; squares: string[] }> {
  return page.evaluate(
    async ([reference, picture, square, tolerance]) => {
      const pixels = async (address: string): Promise<ImageData> => {
        const image = new Image()
        image.src = address
        await image.decode()
        const canvas = new OffscreenCanvas(image.width, image.height)
        const context = canvas.getContext('2d')
        if (context === null) throw new Error('no canvas')
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, image.width, image.height)
      }
      const [a, b] = [await pixels(reference), await pixels(picture)]
      const squares: string[] = []
      for (let y = 0; y < Math.min(a.height, b.height); y += square)
        for (let x = 0; x < a.width; x += square) {
          const sums = [0, 0, 0]
          for (let row = y; row < Math.min(y + square, a.height, b.height); row++)
            for (let column = x; column < Math.min(x + square, a.width); column++)
              for (const channel of [0, 1, 2]) {
                const at = (row * a.width + column) * 4 + channel
                sums[channel] = (sums[channel] ?? 0) + (a.data[at] ?? 0) - (b.data[at] ?? 0)
              }
          if (sums.some((sum) => Math.abs(sum) / square ** 2 > tolerance)) squares.push(`${Math.round(2.5 * x)},${Math.round(2.5 * y)}`)
        }
      return { size: [`${a.width}×${a.height}`, `${b.width}×${b.height}`] as [string, string], squares }
    },
    [asData(before), asData(now), SQUARE, TOLERANCE] as const,
  )
}

it.each([
  ['comfortable', '', 'main'],
  // Low rows are a matter of tables alone.
  ['compact', 'compact', 'section[aria-label=Table]'],
  ['large-text', 'large-text', 'main'],
] as const)('every component looks as its reference picture in every state, %s', async (name, look, part) => {
  const context = await (await openBrowser('whole')).newContext({ viewport: { width: 1000, height: 800 }, deviceScaleFactor: 0.4 })
  const page = await context.newPage()
  await page.setContent(galleryPage(look))
  await page.evaluate(() => document.fonts.ready)
  const now = await page.locator(part).screenshot()
  if (isRenewed) await writeFile(fileOf(name), now)
  else {
    expect(existsSync(fileOf(name)), `${fileOf(name)} is missing: RENEW_PICTURES=1 makes it`).toBe(true)
    const { size, squares } = await differences(page, await readFile(fileOf(name)), now)
    if (squares.length > 0 || size[0] !== size[1]) await writeFile(fileOf(`${name}.now`), now)
    expect({ size, squares }).toEqual({ size: [size[0], size[0]], squares: [] })
  }
  await context.close()
})
