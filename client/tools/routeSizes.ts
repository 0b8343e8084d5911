import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli } from './compressAssets.ts'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly isDynamicEntry?: boolean }

export type RouteSize = {
  readonly page: string
  /** All JavaScript the page loads at first, brotli bytes. */
  readonly total: number
  /** Its own chunk, and those it brings that the entry does not. */
  readonly pageOnly: number
}

export type Manifest = Readonly<Record<string, Chunk>>

export function readManifest(clientDir: string): Manifest {
  return JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** The file of an entry and those that it brings. */
export function filesOf(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (chunk === undefined || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files)
  return files
}

/** What each page makes the browser fetch, from the manifest of the build. */
export function routeSizes(clientDir: string): RouteSize[] {
  const manifest = readManifest(clientDir)
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotli(readFileSync(join(clientDir, file))).length
    sizes.set(file, size)
    return size
  }
  const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + sizeOf(file), 0)
  const entry = filesOf(manifest, 'src/entry.client.tsx')
  return Object.keys(manifest)
    .filter((key) => manifest[key]?.isDynamicEntry === true)
    .map((key) => {
      const files = filesOf(manifest, key)
      const pageFiles = [...files].filter((file) => !entry.has(file))
      return { page: key, total: sum(entry) + sum(pageFiles), pageOnly: sum(pageFiles) }
    })
}

export function printSizes(clientDir: string): void {
  const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
  for (const { page, total, pageOnly } of routeSizes(clientDir))
    process.stdout.write(`${kilo(total)} JS brotli, ${kilo(pageOnly)} of this page alone  ${page}\n`)
}
