// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ClientBuild } from './assets.ts'

const manifest = {
  'src/entry.client.tsx': { file: 'assets/entry-1.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor-1.js' },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_vendor.js'] },
  'src/pages/a/APage.tsx': { file: 'assets/APage-1.js', imports: ['src/entry.client.tsx', '_shared.js'] },
}

const waiting = {
  'src/entry.client.tsx': { file: 'assets/entry-1.js', imports: ['_app.js'] },
  '_app.js': { file: 'assets/app-1.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor-1.js' },
  'src/pages/a/APage.tsx': { file: 'assets/APage-1.js', imports: ['_app.js'] },
}

function buildOf(files: object, entry: string): ClientBuild {
  const dir = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(dir, '.vite'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(files))
  writeFileSync(join(dir, 'assets/entry-1.js'), entry)
  return new ClientBuild(dir)
}

it('a page preloads what the page and the entry import, each once, and the entry not beside its own script', () => {
  const build = buildOf(manifest, 'import"./vendor-1.js";start()')
  const preloads = ['/assets/vendor-1.js', '/assets/APage-1.js', '/assets/shared-1.js']
  expect(build.assetsOf(['src/pages/a/APage.tsx'])).toEqual({ entry: '/assets/entry-1.js', preloads })
  expect(build.assetsOf(['src/pages/a/APage.tsx'])).toBe(build.assetsOf(['src/pages/a/APage.tsx']))
  expect(() => build.assetsOf(['src/pages/none.tsx'])).toThrow('no chunk')
})

it('a page begins with the script that an entry consists of', () => {
  expect(buildOf(waiting, 'import"./app-1.js";').assetsOf(['src/pages/a/APage.tsx'])).toEqual({
    entry: '/assets/app-1.js',
    preloads: ['/assets/vendor-1.js', '/assets/APage-1.js'],
  })
})
