import type { Page } from 'playwright-core'

/** The strip below has weighed the document: all of the page knows it by then. */
const told = (page: Page, name: string): Promise<void> => page.locator(`#cost[data-operation="${name}"]`).waitFor({ state: 'attached' })

/** GraphiQL's page with what stands around it, ready to be used. */
export async function openExplorer(page: Page): Promise<void> {
  await page.goto('/graphql')
  await page.locator('#root:not([aria-busy])').waitFor()
  await page.locator('.graphiql-doc-explorer-section-title').first().waitFor()
  await told(page, 'Home')
}

/** Goes to a tab as a person does. */
export async function goToTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab').getByRole('button', { name, exact: true }).click()
  await told(page, name)
}

/** Opens a document of one of the two lists. */
export async function openDocument(page: Page, list: '十分钟上手' | '页面文档', title: string, name: string): Promise<void> {
  await page.getByLabel(list).selectOption({ label: title })
  await told(page, name)
}

/** Writes a document as a person pastes it. */
export async function write(page: Page, document: string, name: string): Promise<void> {
  await page.locator('.graphiql-query-editor .monaco-editor').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(document)
  await told(page, name)
}

type Model = { setValue: (text: string) => void; getValueInRange: (range: object) => string; uri: { path: string } }
type Editors = { editor: { getModels: () => Model[]; getModelMarkers: (filter: { resource: object }) => object[] } }

export async function writeVariables(page: Page, text: string): Promise<void> {
  await page.evaluate((to) => {
    const { editor } = Reflect.get(globalThis, 'monaco') as Editors
    editor
      .getModels()
      .find(({ uri }) => uri.path.endsWith('variables.json'))
      ?.setValue(to)
  }, text)
}

/** What of the variables is marked as wrong. */
export async function markedVariables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { editor } = Reflect.get(globalThis, 'monaco') as Editors
    const model = editor.getModels().find(({ uri }) => uri.path.endsWith('variables.json'))
    return model === undefined ? [] : editor.getModelMarkers({ resource: model.uri }).map((marker) => model.getValueInRange(marker))
  })
}

type Shown = {
  readonly sent: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, unknown>> | null | undefined
  readonly extensions: Readonly<Record<string, unknown>>
}

/** Runs what is in the editor, once; what was sent and what came. The explorer's small questions do not ask for calls. */
export async function runOnce(page: Page): Promise<Shown> {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && response.request().headers()['x-show-calls'] !== undefined,
  )
  await page.getByRole('button', { name: /^Execute query/ }).click()
  const response = await answered
  const sent = response.request().postDataJSON() as Shown['sent']
  return { sent, ...((await response.json()) as Omit<Shown, 'sent'>) }
}
