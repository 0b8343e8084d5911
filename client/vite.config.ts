import { createRequire } from 'node:module'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { relayTags, unmarkedArtifacts } from './tools/relayTags.ts'
import { untouchedDependencies } from './tools/untouchedDependencies.ts'

/**
 * The rest is cut by which pages share it, so that none loads what it does not show. Small chunks compress badly: what nearly all
 * pages of goods show is two, since the cart needs the first only, and the few pieces that all pages share are one.
 */
const groups = [
  { name: 'vendor', test: /node_modules|app.firstPaint|ui.emotion|relay.(?:hooks|runtime)|rolldown.runtime/ },
  { name: 'app', tags: ['$initial' as const] },
  { name: 'shared', test: /client.src.(?:errors.Principal|ui.(?:Tag|Price|Notice)\.|lib.digits)|rules.src.(?:tags|money|time)\./ },
  {
    name: 'buying',
    test: /\b(?:cartDesk|rowKeys|GoodsPicture|FavoriteButton|QuantityStepper|useCartEdits|quantityOffer)\.|\bui.(?:Table|ProgressLine)\./,
  },
  // Lists of rows that are deleted have it, of which the cart is but one.
  { name: 'rows', test: /ui.useFocusAfterRow\./ },
  { name: 'countdown', test: /\b(?:Countdown|serverClock)\./ },
  { name: 'standing', test: /shopStanding\./ },
  { name: 'cart', test: /\b(?:CartPanel(?:List|Line|Run|Total)|projectCart)\./ },
  {
    name: 'goods',
    test: /catalogue.goods.(?:Goods(?:Links|Marks|Buy|Price)|BuyerNotice|CompareButton|useQuantity\w+)\.|ui.(?:Stock|Expiry|tiers)/,
  },
  { name: 'zone', test: /catalogue.zone.(?:zoneParts|Zone(?:Band|Head|Categories))\./ },
]

const router = createRequire(createRequire(import.meta.url).resolve('react-router-dom')).resolve('react-router')

/** In development and tests too. Relay's own indexes bring all of it with any part: 9 kB a page; ours name fewer of the same modules. */
const alias = [
  { find: /^@emotion\/css$/, replacement: join(import.meta.dirname, 'src/ui/emotion.ts') },
  { find: /^react-relay\/hooks$/, replacement: join(import.meta.dirname, 'src/relay/hooks.ts') },
  { find: /^relay-runtime$/, replacement: join(import.meta.dirname, 'src/relay/runtime.ts') },
  // Its package names the half with warnings for development everywhere.
  { find: /^react-router$/, replacement: router.replace('/development/', '/production/') },
  // Relay asks a flag, which is on, which of two it takes; both would be loaded.
  { find: /^\.\/useFragmentInternal$/, replacement: './useFragmentInternal_EXPERIMENTAL' },
]

/** Browser and server bundles alike; build.ts runs both. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [relayTags(), unmarkedArtifacts, react({ compiler: { compilationMode: 'annotation' } }), untouchedDependencies()],
  resolve: { alias },
  // React's and Relay's development halves must not wait in the server's bundle for a variable of the process.
  ...(isSsrBuild === true ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    target: 'es2022',
    sourcemap: false,
    ...(isSsrBuild === true
      ? {
          outDir: 'dist/server',
          emptyOutDir: true,
          minify: false,
          rolldownOptions: { input: { entry: 'src/server/entry.tsx' }, output: { entryFileNames: '[name].js' } },
        }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          modulePreload: false,
          rolldownOptions: {
            input: 'src/entry.client.tsx',
            output: { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups } },
          },
        }),
  },
  // The gateway imports the server's bundle by its path, where no package of ours can be resolved.
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
  server: { host: '127.0.0.1' },
}))
