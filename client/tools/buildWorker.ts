import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { filesOf, readManifest } from './routeSizes.ts'

/** What a kept page may ask for: the frame, the pages that are kept, and all that is fetched on a press there. */
const KEPT = [
  /^src\/entry\.client\.tsx$/,
  /^src\/(?:app|errors|ui)\//,
  /^src\/pages\/(?:cart|favorites|plans|quick-order|receive-order)\//,
  /^src\/features\/ground\/(?:cart-changes|kept|session)\//,
  /^src\/features\/trade\/cart\//,
  /^src\/features\/catalogue\/(?:favorite|favorite-button|goods|scan)\//,
  /^src\/features\/after\/receive\//,
  /^src\/features\/self-service\/(?:plan|quick)\//,
]

/** Builds the worker beside the pages it is of; its name stays, so that browsers find the next one. */
export async function buildWorker(clientDir: string): Promise<void> {
  const manifest = readManifest(clientDir)
  const entries = Object.keys(manifest).filter((key) => KEPT.some((pattern) => pattern.test(key)))
  const code = [...new Set(entries.flatMap((key) => [...filesOf(manifest, key)]))].toSorted().map((file) => `/${file}`)
  const version = createHash('sha256')
    .update(readFileSync(join(clientDir, '.vite/manifest.json')))
    .digest('hex')
    .slice(0, 12)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(version), KEPT_CODE: JSON.stringify(code) },
    build: {
      target: 'es2022',
      outDir: clientDir,
      emptyOutDir: false,
      rolldownOptions: { input: 'src/worker/worker.ts', output: { entryFileNames: 'sw.js', format: 'iife' } },
    },
  })
}
