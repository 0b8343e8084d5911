import type { Readable } from 'node:stream'
import type { WireError } from '../errors/gatewayError.ts'

/** What the gateway gives for one page; the same words stand on its side. */
export type StorefrontRequest = {
  /** Path and search. */
  readonly url: string
  readonly nonce: string
  readonly siteTitle: string
  /** The site's own address. */
  readonly publicUrl: string
  /** Whether a session cookie came with the request. */
  readonly hasSession: boolean
  /** The classes whose cookies lib/looks.ts sets. */
  readonly looks: string
  /** A browser with a mouse that fetches pages ahead. */
  readonly isDesk?: boolean
  /** Whether this visitor's page tells what was waited for. */
  readonly isMeasured?: boolean
  readonly signal: AbortSignal
  /** Absolute path of the browser's build. */
  readonly clientDir: string
  readonly execute: (operation: {
    documentId: string
    variables: Record<string, unknown>
  }) => Promise<{ data?: unknown; errors?: readonly WireError[]; extensions?: unknown }>
  /** The text of a small SVG picture, by its address; null for any other picture. */
  readonly inlinePicture: (path: string) => Promise<string | null>
  readonly onError: (error: unknown) => void
}

export type StorefrontResponse = {
  readonly status: number
  readonly headers: Record<string, string>
  /** Null for redirects. */
  readonly body: Readable | null
}
