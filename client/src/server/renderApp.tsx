import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { type ConcreteRequest, PreloadableQueryRegistry } from 'relay-runtime'
import { App } from '../app/App.tsx'
import type { Found } from '../app/matchLocation.ts'
import { Preparer } from '../app/preparer.ts'
import { createServerEnvironment, LeftToBrowser, seedAnswer } from '../relay/environment.ts'
import type { Answer } from './answer.ts'
import type { StorefrontRequest } from './storefront.ts'

/** The page as markup; what needs data that is not there shows its fallback and is left to the browser. */
export async function renderApp(request: StorefrontRequest, found: Found, answer: Answer | null): Promise<string> {
  const { signal, siteTitle, publicUrl, url, nonce, onError } = request
  const environment = createServerEnvironment()
  const query = queryOf(found)
  if (answer !== null && query !== null) seedAnswer(environment, query, found.route.variables(found.place), answer)
  const preparer = new Preparer(environment)
  preparer.visit(found, 'store-or-network')

  const app = (
    <App
      environment={environment}
      preparer={preparer}
      site={{ title: siteTitle, publicUrl }}
      router={(children) => <StaticRouter location={url}>{children}</StaticRouter>}
    />
  )
  return new Promise((resolve, reject) => {
    const rendering = renderToPipeableStream(app, {
      nonce,
      // Else React moves long content out of its place and back by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // All data is at hand, so nothing is gained by sending the markup in pieces, and its rules must stand before it.
      onAllReady: () => void text(rendering.pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: (error) => {
        if (!(error instanceof LeftToBrowser) && !signal.aborted) onError(error)
      },
    })
    signal.addEventListener('abort', () => rendering.abort(), { once: true })
  })
}

/** The compiled query has registered itself when its page's code was loaded. */
function queryOf({ route }: Found): ConcreteRequest | null {
  const id = route.query?.params.id
  return typeof id === 'string' ? (PreloadableQueryRegistry.get(id) ?? null) : null
}
