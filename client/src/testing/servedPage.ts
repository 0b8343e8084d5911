import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { render } from '../server/entry.tsx'
import type { StorefrontRequest } from '../server/storefront.ts'
import { executeDocument, type Mocks } from './schemaNetwork.ts'

/** Somebody who is not logged in, in a shop without categories. */
export const visitor: Mocks = { Query: { viewer: () => null, cartBadge: () => 0, categories: () => [] } }
export const withGoods = (goods: Record<string, unknown> | null): Mocks => ({ Query: { ...visitor['Query'], goods: () => goods } })

/** What the gateway asks the storefront to render, answered by the mocks. */
export function request(url: string, mocks: Mocks = visitor, more: Partial<StorefrontRequest> = {}) {
  const errors: unknown[] = []
  const execute = vi.fn<StorefrontRequest['execute']>(({ documentId, variables }) => executeDocument(documentId, variables, mocks))
  const given: StorefrontRequest = {
    url,
    nonce: 'n0nce',
    siteTitle: '测试商城',
    publicUrl: 'https://shop.example/',
    hasSession: false,
    looks: '',
    signal: new AbortController().signal,
    clientDir: '/nowhere',
    execute,
    inlinePicture: () => Promise.resolve(null),
    onError: (error) => void errors.push(error),
    ...more,
  }
  return { given, execute, errors }
}

/** The whole page, as the browser gets it. */
export async function page(...args: Parameters<typeof request>) {
  const { given, execute, errors } = request(...args)
  const { status, headers, body } = await render(given)
  const html = body === null ? '' : await text(body)
  return { status, headers, html, execute, errors }
}

export const payloadOf = (html: string): { answer: unknown; isRendered: boolean; siteTitle: string } =>
  JSON.parse(/<script type="application\/json" id="payload"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as {
    answer: unknown
    isRendered: boolean
    siteTitle: string
  }
