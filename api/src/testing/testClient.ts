import type { App } from '../server/app.ts'

export interface TestAnswer {
  readonly status: number
  readonly code: unknown
  readonly message: unknown
  /** Whatever the envelope carries; tests look into it with expect. */
  readonly data: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

type Form = Readonly<Record<string, string | number>>

/** A browser without pages: keeps cookies, posts forms. */
export class TestClient {
  readonly #app: App
  readonly #cookies = new Map<string, string>()
  readonly #headers: Readonly<Record<string, string>>

  constructor(app: App, headers: Readonly<Record<string, string>> = {}) {
    this.#app = app
    this.#headers = headers
  }

  get(url: string): Promise<TestAnswer> {
    return this.send('GET', url)
  }

  post(url: string, form: Form = {}): Promise<TestAnswer> {
    return this.send('POST', url, form)
  }

  delete(url: string): Promise<TestAnswer> {
    return this.send('DELETE', url)
  }

  /** A file, as its bytes came. */
  raw(url: string): Promise<{ readonly statusCode: number; readonly rawPayload: Buffer }> {
    return this.#app.inject({ method: 'GET', url, headers: this.#headers, cookies: Object.fromEntries(this.#cookies) })
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, form?: Form): Promise<TestAnswer> {
    const response = await this.#app.inject({
      method,
      url,
      headers: { ...this.#headers, ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }) },
      cookies: Object.fromEntries(this.#cookies),
      ...(form === undefined
        ? {}
        : { payload: new URLSearchParams(Object.entries(form).map(([key, value]): [string, string] => [key, String(value)])).toString() }),
    })
    for (const cookie of response.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) this.#cookies.delete(cookie.name)
      else this.#cookies.set(cookie.name, cookie.value)
    }
    const body: { code?: unknown; message?: unknown; data?: unknown } = response.json()
    return { status: response.statusCode, code: body.code, message: body.message, data: body.data, headers: response.headers }
  }
}
