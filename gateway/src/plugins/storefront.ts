import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'

export type DocumentResult = {
  readonly data?: unknown
  /** `session: 'EXPIRED'` where what the request came with is not valid any more. */
  readonly extensions?: Readonly<Record<string, unknown>>
  readonly errors?: readonly {
    readonly message: string
    readonly path?: readonly (string | number)[]
    readonly extensions?: Readonly<Record<string, unknown>>
  }[]
}

export type StorefrontRequest = {
  readonly url: string
  readonly nonce: string
  readonly siteTitle: string
  readonly publicUrl: string
  readonly hasSession: boolean
  readonly looks: string
  readonly isDesk: boolean
  readonly isMeasured: boolean
  readonly signal: AbortSignal
  readonly clientDir: string
  readonly execute: (operation: { documentId: string; variables: Record<string, unknown> }) => Promise<DocumentResult>
  readonly inlinePicture: (path: string) => Promise<string | null>
  readonly onError: (error: unknown) => void
}

export type StorefrontResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable | null
}

export type Render = (request: StorefrontRequest) => Promise<StorefrontResponse>

/** The built storefront's renderer, loaded by its path; null where none was built. */
export async function loadStorefront(storefrontDir: string): Promise<Render | null> {
  const entry = join(storefrontDir, 'server/entry.js')
  if (!existsSync(entry)) return null
  const module: unknown = await import(pathToFileURL(entry).href)
  return renderOf(module)
}

export function renderOf(module: unknown): Render {
  const render = typeof module === 'object' && module !== null && 'render' in module ? module.render : undefined
  if (typeof render !== 'function') throw new Error('The storefront has no function "render".')
  return (request) => Reflect.apply(render, undefined, [request]) as Promise<StorefrontResponse>
}
