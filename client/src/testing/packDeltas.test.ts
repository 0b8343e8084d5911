// @vitest-environment node
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepEarlier, packDeltas } from '../../tools/packDeltas.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deltas-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const assets = () => join(folder, 'assets')
const earlier = () => join(folder, 'earlier')
/** A deploy: the folder holds this version only. */
function deploy(version: number, file: string): string {
  keepEarlier(assets(), earlier())
  for (const name of readdirSync(assets())) rmSync(join(assets(), name))
  const text = `${Array.from({ length: 400 }, (_, line) => `export const name${(line * 7919) % 1009} = ${line}`).join('\n')}\n// ${version}`
  writeFileSync(join(assets(), file), text)
  for (const [at, name] of readdirSync(earlier()).toSorted().entries()) utimesSync(join(earlier(), name), at, at)
  packDeltas(assets(), earlier())
  return text
}
const deltas = () => readdirSync(assets()).filter((name) => name.endsWith('.dcz'))
const digestOf = (text: string) => createHash('sha256').update(text).digest()

it('a script that changed comes as what differs from the version before, to the byte', () => {
  const first = deploy(1, 'app-aaaaaaa.js')
  expect(deltas()).toEqual([])
  const second = deploy(2, 'app-bbbbbbb.js')
  expect(deltas()).toEqual([`app-bbbbbbb.js.${digestOf(first).toString('base64url')}.dcz`])
  const delta = readFileSync(join(assets(), deltas()[0] ?? ''))
  expect(delta.length).toBeLessThan(100)
  expect([delta.subarray(0, 8).toString('hex'), delta.subarray(8, 40)]).toEqual(['5e2a4d1820000000', digestOf(first)])
  expect(zstdDecompressSync(delta.subarray(40), { dictionary: Buffer.from(first) }).toString()).toBe(second)
})

it('a script differs from no script of another name, and not from itself', () => {
  deploy(1, 'app-aaaaaaa.js')
  deploy(1, 'app-aaaaaaa.js')
  expect(deltas()).toEqual([])
  deploy(2, 'cart-bbbbbbb.js')
  expect(deltas()).toEqual([])
})

it('a script differs from no other one of the same build that has its name', () => {
  deploy(1, 'app-aaaaaaa.js')
  writeFileSync(join(assets(), 'app-ooooooo.js'), 'other')
  keepEarlier(assets(), earlier())
  packDeltas(assets(), earlier())
  expect(deltas()).toEqual([])
})

it('a script is kept in its three last versions', () => {
  const texts = ['aaaaaaa', 'bbbbbbb', 'ccccccc', 'ddddddd', 'eeeeeee'].map((hash, version) => deploy(version, `app-${hash}.js`))
  expect(deltas().toSorted()).toEqual(
    texts
      .slice(1, 4)
      .map((text) => `app-eeeeeee.js.${digestOf(text).toString('base64url')}.dcz`)
      .toSorted(),
  )
  expect(readdirSync(earlier()).toSorted()).toEqual(['app-bbbbbbb.js', 'app-ccccccc.js', 'app-ddddddd.js'])
})

it('two scripts of one name keep three versions between them, however many there were', () => {
  for (const [at, hash] of ['aaaaaaa', 'bbbbbbb', 'ccccccc', 'ddddddd'].entries()) {
    deploy(at, `app-${hash}.js`)
    writeFileSync(join(assets(), `app-${hash.toUpperCase()}.js`), 'other')
  }
  keepEarlier(assets(), earlier())
  packDeltas(assets(), earlier())
  expect(readdirSync(earlier())).toHaveLength(3)
})
