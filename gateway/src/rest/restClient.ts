import type { Readable } from 'node:stream'

/** Whom a call is made for; everything that names the caller travels here and nowhere else. */
export type Caller = {
  readonly session: Session | null
  readonly requestId: string
  readonly clientIp: string
  /** What the caller's page says of itself, for what is written only. */
  readonly page?: Page
  readonly signal: AbortSignal
  /** The span that the call is part of, where spans are wanted. */
  readonly traceparent?: string
}

/** The shop a page was drawn for, where it says so, and the program that shows it. */
export type Page = { readonly shop: string | null; readonly agent: string | null }

export type Session = { readonly kind: 'cookie' | 'bearer'; readonly value: string }

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type RestCall = {
  readonly method: RestMethod
  /** Already escaped, with its query. */
  readonly path: string
  readonly body?: string
  readonly caller: Caller
  /** The answer must know what was told up to this place of the marketplace's. */
  readonly readAfter?: number
}

export type RestAnswer = {
  readonly status: number
  readonly setCookie: readonly string[]
  readonly body: Buffer
  /** That the session it was asked with is not valid any more: it was answered as to a visitor. Not every marketplace tells. */
  readonly isSessionExpired?: true
  /** Says that the api was not asked for it: kept from an earlier call, or shared with one under way. */
  readonly from?: 'cache' | 'shared'
}

export type FileCall = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly caller: Caller
}

/** A form with a file, passed on as it comes. */
export type UploadCall = {
  readonly path: string
  readonly contentType: string
  readonly contentLength: number | null
  readonly body: Readable
  readonly caller: Caller
}

export type FileAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Readable
}

/** The one way to the marketplace. A failure to get an answer is a GatewayError, any answer is an answer. */
export type RestClient = {
  readonly send: (call: RestCall) => Promise<RestAnswer>
  readonly openFile: (call: FileCall) => Promise<FileAnswer>
  readonly sendFile: (call: UploadCall) => Promise<RestAnswer>
  readonly close: () => Promise<void>
}
