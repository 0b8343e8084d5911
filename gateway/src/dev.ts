import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { GraphQLSchema } from 'graphql'
import type { HttpPlugin } from './http/exchange.ts'
import { serveStorefront } from './plugins/serveStorefront.ts'
import { type Render, renderOf } from './plugins/storefront.ts'
import { readTrustedDocuments, type TrustedDocuments } from './plugins/trustedDocuments.ts'
import { SettingsError } from 'rules/settings'
import { startGateway } from './start.ts'

/** What is used of Vite; the storefront brings the package itself. */
type ViteServer = {
  readonly middlewares: (req: unknown, res: unknown, next: (error?: unknown) => void) => void
  readonly ssrLoadModule: (url: string) => Promise<unknown>
  readonly transformIndexHtml: (url: string, html: string) => Promise<string>
  readonly close: () => Promise<void>
}
type ViteModule = { readonly createServer: (options: Record<string, unknown>) => Promise<ViteServer> }

const ENTRY = '/src/server/entry.tsx'

/** What Vite's HTML would hold: hot reloading and React's refresh, before the page's own script. */
const preamble = (nonce: string): string =>
  [
    `<script type="module" src="/@vite/client" nonce="${nonce}"></script>`,
    `<script type="module" nonce="${nonce}">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window);`,
    'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>',
  ].join('')

async function startVite(source: string, server: Server): Promise<ViteServer> {
  const entry = createRequire(join(source, 'package.json')).resolve('vite')
  const vite = (await import(pathToFileURL(entry).href)) as ViteModule
  return vite.createServer({ root: source, appType: 'custom', logLevel: 'warn', server: { middlewareMode: true, ws: { server } } })
}

/** Vite answers what it knows and leaves the rest. */
const serveVite =
  (vite: Promise<ViteServer>): HttpPlugin =>
  async ({ req, res }) => {
    const { middlewares } = await vite
    return new Promise((resolved, rejected) => {
      res.once('close', () => resolved(true))
      middlewares(req, res, (error) => (error === undefined ? resolved(false) : rejected(error)))
    })
  }

/** /dev/ui: every component in every state (client/src/dev). Neither its address nor its code is part of a build. */
const serveGallery =
  (vite: Promise<ViteServer>, source: string): HttpPlugin =>
  async ({ path, res }) => {
    if (path !== '/dev/ui') return false
    const html = await readFile(join(source, 'dev-ui.html'), 'utf8')
    res.setHeader('content-type', 'text/html; charset=utf-8')
    res.end(await (await vite).transformIndexHtml(path, html))
    return true
  }

const renderFresh =
  (vite: Promise<ViteServer>): Render =>
  async (request) => {
    const render = renderOf(await (await vite).ssrLoadModule(ENTRY))
    const response = await render(request)
    if (response.body === null) return response
    const body = new PassThrough()
    let isFirst = true
    response.body.on('data', (chunk: Buffer) => {
      body.write(isFirst ? chunk.toString().replace('<head>', `<head>${preamble(request.nonce)}`) : chunk)
      isFirst = false
    })
    response.body.once('end', () => body.end())
    return { ...response, body }
  }

/** The storefront's documents as they are now: relay-compiler writes them again during development. */
function livingDocuments(schema: GraphQLSchema, files: readonly string[]): () => TrustedDocuments {
  const changed = (): number => Math.max(0, ...files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0))
  let readAt = changed()
  let documents = readTrustedDocuments(schema, files)
  return () => {
    if (changed() === readAt) return documents
    readAt = changed()
    documents = readTrustedDocuments(schema, files)
    return documents
  }
}

await startGateway(async ({ siteTitle, publicUrl, trustedDocuments }, schema) => {
  const source = resolve(process.env['STOREFRONT_SRC'] ?? join(import.meta.dirname, '../../client'))
  if (!existsSync(join(source, 'package.json'))) throw new SettingsError(`STOREFRONT_SRC ${source} holds no storefront.`)
  let vite: Promise<ViteServer> | undefined
  return {
    documents: livingDocuments(schema, [join(source, 'persisted.json'), ...trustedDocuments]),
    plugins: (execute, inlinePicture, server) => {
      const started = Promise.resolve().then(() => startVite(source, server()))
      vite = started
      // Vite's styles and eval need a laxer policy than pages have in production.
      return [
        serveGallery(started, source),
        serveVite(started),
        serveStorefront({
          render: renderFresh(started),
          execute,
          inlinePicture,
          clientDir: source,
          siteTitle,
          publicUrl,
          policy: () => "frame-ancestors 'none'",
        }),
      ]
    },
    close: async () => (await vite)?.close(),
  }
})
