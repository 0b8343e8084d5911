import { copyFileSync } from 'node:fs'
import { build } from 'vite'
import { buildWorker } from './tools/buildWorker.ts'
import { compressAssets } from './tools/compressAssets.ts'
import { keepEarlier, packDeltas } from './tools/packDeltas.ts'
import { printSizes } from './tools/routeSizes.ts'

process.chdir(import.meta.dirname)
// A variable left over from another tool must not make a development build of it.
process.env['NODE_ENV'] = 'production'

keepEarlier('dist/client/assets', 'dist/earlier')
await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: true } })
await buildWorker('dist/client')
copyFileSync('persisted.json', 'dist/persisted.json')
compressAssets('dist/client')
packDeltas('dist/client/assets', 'dist/earlier')
printSizes('dist/client')
