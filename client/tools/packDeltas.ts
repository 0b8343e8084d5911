import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'

/** Of one script so many earlier versions: of deploys further back nothing is left in most browsers. */
const MOST_VERSIONS = 3
/** The script's name before the hash, which the gateway's `match` ends with as well (serveAssets.ts). */
const HASHED = /^(.+)-[\w-]{7,8}\.js$/
const HARDEST = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 20 }

const stemOf = (file: string): string | undefined => HASHED.exec(file)?.[1]
const scriptsOf = (dir: string): string[] => (existsSync(dir) ? readdirSync(dir).filter((file) => HASHED.test(file)) : [])

/** Before a build: its folder is emptied, and what browsers have of the version before is kept beside it. */
export function keepEarlier(assets: string, earlier: string): void {
  mkdirSync(earlier, { recursive: true })
  for (const file of scriptsOf(assets)) copyFileSync(join(assets, file), join(earlier, file))
}

/** After a build: each script as it differs from its earlier versions, named by the digest of what a browser must have. */
export function packDeltas(assets: string, earlier: string): void {
  const newestFirst = scriptsOf(earlier).toSorted((a, b) => statSync(join(earlier, b)).mtimeMs - statSync(join(earlier, a)).mtimeMs)
  const byStem = Map.groupBy(newestFirst, stemOf)
  const current = new Set(scriptsOf(assets))
  for (const file of current) {
    const content = readFileSync(join(assets, file))
    // Several scripts of one build may have one name.
    const versions = (byStem.get(stemOf(file)) ?? []).filter((version) => !current.has(version))
    for (const version of versions.slice(0, MOST_VERSIONS)) writeDelta(join(assets, file), content, readFileSync(join(earlier, version)))
  }
  for (const versions of byStem.values()) for (const version of versions.slice(MOST_VERSIONS)) rmSync(join(earlier, version))
}

function writeDelta(file: string, content: Buffer, dictionary: Buffer): void {
  const digest = createHash('sha256').update(dictionary).digest()
  const head = Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), digest])
  writeFileSync(
    `${file}.${digest.toString('base64url')}.dcz`,
    Buffer.concat([head, zstdCompressSync(content, { dictionary, params: HARDEST })]),
  )
}
