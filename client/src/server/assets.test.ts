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

it('preloads what the page and the entry import, each once, and the entry not beside its own script', () => {
  const dir = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(dir, '.vite'))
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(manifest))
  const build = new ClientBuild(dir)
  const preloads = ['/assets/vendor-1.js', '/assets/APage-1.js', '/assets/shared-1.js']
  expect(build.of(['src/pages/a/APage.tsx'])).toEqual({ entry: '/assets/entry-1.js', preloads })
  expect(build.of(['src/pages/a/APage.tsx'])).toBe(build.of(['src/pages/a/APage.tsx']))
  expect(() => build.of(['src/pages/none.tsx'])).toThrow('no chunk')
})
