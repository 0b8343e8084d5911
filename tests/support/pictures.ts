import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ROOT } from '../../scripts/lib/paths.ts'

const folder = join(ROOT, 'node_modules/.cache/pictures')

/** Whether there is somebody to look at pictures. */
export const arePicturesKept = process.env['FULL'] === '1'

/** Takes a picture of the page, all of it or what is in sight, for a person to look at. */
export async function takePicture(page: Page, name: string, fullPage = true): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 80, fullPage, animations: 'disabled' })
}

/** The same in a full run: a picture costs as much as the page itself. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (arePicturesKept) await takePicture(page, name)
}
