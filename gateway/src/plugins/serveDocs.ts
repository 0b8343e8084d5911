import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sendAnswer, sendFailure } from '../http/answers.ts'
import type { HttpPlugin } from '../http/exchange.ts'

export type DocPage = { readonly path: string; readonly file: string; readonly title: string }

const root = join(import.meta.dirname, '../../..')
const guides = ['zh', 'en'].map((language) => [`/docs/guide/${language}`, join(root, 'docs/guide', language)] as const)
/** Made from the schema and from openapi.json. */
const made = ['/docs', join(import.meta.dirname, '../generated/docs')] as const

const alone = { path: '/docs/pharmacy-software.md', file: join(root, 'docs/pharmacy-software.md') }

/** The pages that are there to be read; those that describe the schema only where it may be known. */
export function docPages({ showsSchema }: { readonly showsSchema: boolean }): readonly DocPage[] {
  const inFolders = [...(showsSchema ? [made] : []), ...guides].flatMap(([address, folder]) =>
    namesIn(folder).map((name) => ({ path: `${address}/${name}`, file: join(folder, name) })),
  )
  return [...inFolders, ...(existsSync(alone.file) ? [alone] : [])].map(({ path, file }) => ({
    path,
    file,
    title: /^# (?:\d+ )?(.*)/.exec(readFileSync(file, 'utf8'))?.[1] ?? path,
  }))
}

/** A gateway that stands alone has none. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .toSorted()
  } catch {
    return []
  }
}

/** `/docs/…md`: the guide, what makers of pharmacies' software read, the schema and the marketplace's calls as Markdown. */
export function serveDocs(pages: readonly DocPage[]): HttpPlugin {
  const files = new Map(pages.map(({ path, file }) => [path, file]))
  return async (exchange) => {
    const file = files.get(exchange.path)
    if (file === undefined) return false
    if (exchange.method !== 'GET' && exchange.method !== 'HEAD') {
      sendFailure(exchange, 405, 'BAD_REQUEST')
      return true
    }
    const headers = { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'public, max-age=3600' }
    await sendAnswer(exchange, { status: 200, headers, body: await readFile(file, 'utf8') }, false)
    return true
  }
}
