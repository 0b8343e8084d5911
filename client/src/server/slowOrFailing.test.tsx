// @vitest-environment node
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { executeDocument, gatewayFailure, type Mocks } from '../testing/schemaNetwork.ts'
import { page, payloadOf, request, visitor, withGoods } from '../testing/servedPage.ts'
import { render } from './entry.tsx'

// The first page brings the code of all; that takes no part in what the clock is turned for.
beforeAll(() => page('/list'))

describe('a slow answer', () => {
  it('a slow answer does not hold back the head; the page follows when it comes', async () => {
    vi.useFakeTimers()
    let answer = (): void => {}
    const { given } = request('/list/info/7', visitor, {
      execute: async ({ documentId, variables }) => {
        await new Promise<void>((resolve) => void (answer = resolve))
        return executeDocument(documentId, variables, withGoods({ name: '阿莫西林胶囊' }))
      },
    })
    const rendering = render(given)
    await vi.advanceTimersByTimeAsync(40)
    const { status, body } = await rendering
    const head = String(body?.read())
    expect(status).toBe(200)
    expect(head).toContain('<title>商品详情')
    expect(head).toContain('<script type="module"')
    expect(head).not.toContain('<body')
    vi.useRealTimers()
    answer()
    expect(body === null ? '' : await text(body)).toContain('阿莫西林胶囊')
  })

  it('a slow answer does not hold back for a moment the head of a page that is always there', async () => {
    const { given } = request('/list', visitor, { execute: () => new Promise(() => {}) })
    const { body } = await render(given)
    expect(String(body?.read())).toMatch(/<title>全部商品.*<script type="module"[^>]*><\/script>$/)
  })

  it('a slow answer is left to the browser after eight seconds', async () => {
    vi.useFakeTimers()
    const { given } = request('/list', visitor, { execute: () => new Promise(() => {}) })
    const rendering = render(given)
    await vi.advanceTimersByTimeAsync(8000)
    const { body } = await rendering
    vi.useRealTimers()
    const html = body === null ? '' : await text(body)
    expect(payloadOf(html)).toMatchObject({ answer: null, isRendered: true })
    expect(html).toContain('<header')
    expect(html).toContain('aria-busy="true"')
  })
})

describe('failures', () => {
  it('a query that fails as a whole leaves the frame, and the browser to ask again', async () => {
    const failure = new Error('upstream')
    const { status, html, errors } = await page('/list', visitor, { execute: () => Promise.reject(failure) })
    expect(status).toBe(200)
    expect(payloadOf(html)).toMatchObject({ answer: null, isRendered: true })
    expect(html).toContain('<header')
    expect(errors).toEqual([failure])
  })

  it('a field that failed is told with the rest of the page in place', async () => {
    const busy: Mocks = {
      Query: {
        ...visitor['Query'],
        goodsList: () => {
          throw gatewayFailure('SYSTEM_BUSY', { userMessage: '系统繁忙，请稍后再试' })
        },
      },
    }
    const { status, html, errors } = await page('/list', busy)
    expect(status).toBe(200)
    expect(html).toContain('重试')
    expect(payloadOf(html).answer).toMatchObject({ errors: [{ path: ['goodsList'] }] })
    expect(errors).toEqual([])
  })

  it('an address that would break the rendering never does', async () => {
    for (const url of ['/list?page=%', '/list?keywords=%F0%9F', '/list?category=../../x&page=-1', '/list/info/99999999999999999999']) {
      const { status, errors } = await page(url)
      expect([200, 302, 404]).toContain(status)
      expect(errors).toEqual([])
    }
  })

  it('a buyer who has gone ends the work', async () => {
    const gone = new AbortController()
    const { given, errors } = request('/list', visitor, { signal: gone.signal })
    const { body } = await render(given)
    gone.abort()
    await expect(body === null ? '' : text(body)).rejects.toThrow()
    expect(errors).toEqual([])
  })
})
