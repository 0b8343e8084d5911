export type Answer<Data = Record<string, unknown>> = {
  data?: Data | null
  errors?: { message: string; extensions: Record<string, unknown> }[]
}

/** A client that keeps its cookie, as a browser would. */
export class GraphQLClient {
  readonly #endpoint: string
  #cookie = ''

  constructor(gateway: string) {
    this.#endpoint = `${gateway}/graphql`
  }

  get cookie(): string {
    return this.#cookie
  }

  /** What the cookie holds. */
  get session(): string {
    return this.#cookie.slice(this.#cookie.indexOf('=') + 1)
  }

  ask<Data = Record<string, unknown>>(query: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> {
    return this.#send({ query, variables })
  }

  /** By the id of a trusted document, as the storefront asks. */
  askTrusted<Data = Record<string, unknown>>(id: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> {
    return this.#send({ doc_id: id, variables })
  }

  async #send<Data>(body: object): Promise<Answer<Data>> {
    const response = await fetch(this.#endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf': '1', ...(this.#cookie ? { cookie: this.#cookie } : {}) },
      body: JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      this.#cookie = pair.endsWith('=') ? '' : pair
    }
    return (await response.json()) as Answer<Data>
  }

  async logIn(username: string): Promise<Answer> {
    return this.ask('mutation ($input: LoginInput!) { login(input: $input) { viewer { company } } }', {
      input: { username, password: 'Demo-2026' },
    })
  }
}
