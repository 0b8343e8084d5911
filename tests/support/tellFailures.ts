import { afterEach } from 'vitest'
import { openPages } from './browser.ts'
import { takePicture } from './pictures.ts'

/** A reader of the output of another machine sees what stood on the pages when a test failed. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const [at, page] of (await openPages()).entries()) {
    const said = await page
      .locator('[role=alert], [role=status], [role=dialog], [role=alertdialog], h1')
      .allInnerTexts()
      .catch(() => ['the page does not answer'])
    process.stderr.write(
      `${task.name}: ${page.url()}\n${said
        .map((words) => words.replaceAll(/\s+/g, ' ').slice(0, 400))
        .filter((words) => words !== '')
        .join('\n')}\n`,
    )
    await takePicture(page, `failed-${task.id}-${at}`, false).catch(() => {})
  }
})
