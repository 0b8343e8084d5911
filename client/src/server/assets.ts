import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type ManifestChunk = { readonly file: string; readonly imports?: readonly string[] }
type Manifest = Readonly<Record<string, ManifestChunk>>

/** What a page makes the browser load: the script that begins, and all that it and the page import. */
export type PageAssets = { readonly entry: string; readonly preloads: readonly string[] }

const ENTRY = 'src/entry.client.tsx'
/** All there is of an entry that waits between its parts: the bundler puts them into a script beside it. */
const ONLY_IMPORTS = /^import"\.\/[^"]+";?\s*$/

/** Reads the manifest of the browser's build once and answers for the source files a page needs. */
export class ClientBuild {
  readonly #manifest: Manifest
  readonly #known = new Map<string, PageAssets>()
  readonly #entry: string

  constructor(clientDir: string) {
    this.#manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
    const { file, imports: [first = ''] = [] } = this.#chunk(ENTRY)
    // A request less: the page begins with what the entry names.
    this.#entry = ONLY_IMPORTS.test(readFileSync(join(clientDir, file), 'utf8')) ? first : ENTRY
  }

  assetsOf(pageFiles: readonly string[]): PageAssets {
    const key = pageFiles.join()
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const files = new Set<string>()
    this.#collect(this.#entry, files)
    for (const file of pageFiles) this.#collect(file, files)
    const [entry = '', ...preloads] = [...files].map((file) => `/${file}`)
    const assets: PageAssets = { entry, preloads }
    this.#known.set(key, assets)
    return assets
  }

  #chunk(key: string): ManifestChunk {
    const chunk = this.#manifest[key]
    if (chunk === undefined) throw new Error(`the browser's build has no chunk for ${key}`)
    return chunk
  }

  #collect(key: string, files: Set<string>): void {
    const { file, imports = [] } = this.#chunk(key)
    if (files.has(file)) return
    files.add(file)
    for (const imported of imports) this.#collect(imported, files)
  }
}
