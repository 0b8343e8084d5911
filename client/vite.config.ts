import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { relayTags } from './tools/relayTags.ts'
import { untouchedDependencies } from './tools/untouchedDependencies.ts'

/** What each page's chunks are cut from; small ones compress badly, so what the entry needs is one. */
const groups = [
  { name: 'vendor', test: /node_modules|app.firstPaint|ui.emotion|relay.(?:hooks|runtime)|rolldown.runtime/ },
  { name: 'app', tags: ['$initial' as const] },
  { name: 'cartAnswers', test: /__generated__.(?:CartPageQuery|CartPanelListQuery|use(?:Edit|Select|Delete)CartLines?Mutation)\./ },
  { name: 'cartLines', test: /features.trade.cart.(?:cartDesk|cartProjection|cartState|showWarnings)\.|rules.src.ladder\./ },
  { name: 'tables', test: /client.src.ui.(?:Table|Checkbox|ProgressLine)\./ },
  { name: 'steps', test: /client.src.(?:ui.Steps|features.trade.cart.CartSteps)\./ },
  {
    name: 'shared',
    test: /client.src.(?:ui.(?!Pagination|Checkbox|Switch|RxMark|Table|TextField|Tabs)|errors|navigation|relay)|rules.src/,
    minShareCount: 14,
  },
  { name: 'goods', test: /features.catalogue.(?:goods.(?:GoodsPicture|rowKeys)|favorite.FavoriteButton)\./ },
  { name: 'prices', test: /features.catalogue.goods.(?:GoodsPrice|goodsQuantity|GoodsMarks|GoodsCard|BuyerNotice)\./ },
  { name: 'pages', test: /client.src.ui.(?:Pagination|TabLinks)\./ },
  { name: 'zone', test: /features.catalogue.zone.(?:zoneParts|Zone(?:Band|Head))\./ },
  { name: 'frame', test: /features.catalogue.goods.(?:ListingFrame|GoodsPages|GoodsResults)\./ },
  {
    name: 'listing',
    test: /pages.goods-list.GoodsListPage|features.catalogue.goods.(?:CategoryTree|GoodsListing)\.|client.src.ui.Switch\./,
  },
]

/** In development and tests too. Relay's own indexes bring all of it with any part: 9 kB a page; ours name fewer of the same modules. */
const alias = [
  { find: /^@emotion\/css$/, replacement: join(import.meta.dirname, 'src/ui/emotion.ts') },
  { find: /^react-relay\/hooks$/, replacement: join(import.meta.dirname, 'src/relay/hooks.ts') },
  { find: /^relay-runtime$/, replacement: join(import.meta.dirname, 'src/relay/runtime.ts') },
]

/** Browser and server bundles alike; build.ts runs both. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [relayTags(), react({ compiler: { compilationMode: 'annotation' } }), untouchedDependencies()],
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
