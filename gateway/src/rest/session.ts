import type { Session } from './restClient.ts'

/** What the gateway keeps of one browser's or app's session while it serves one request. */
export class SessionJar {
  readonly #isLocal: boolean
  #session: Session | null
  #setCookie: string | null = null
  #isExpired = false

  constructor(session: Session | null, isLocal: boolean) {
    this.#session = session
    this.#isLocal = isLocal
  }

  get session(): Session | null {
    return this.#session
  }

  /** The header to answer with, when the marketplace changed the session. */
  get setCookie(): string | null {
    return this.#setCookie
  }

  /** Whether what the request came with is not valid any more, and nothing has taken its place. */
  get isExpired(): boolean {
    return this.#isExpired
  }

  /** The marketplace does not know this session any more: a browser's cookie goes with the answer. */
  expire(session: Session): void {
    if (session !== this.#session || this.#isExpired) return
    this.#isExpired = true
    if (session.kind === 'cookie') this.#setCookie = cookieLine(this.#isLocal, null, null)
  }

  /** Takes over the marketplace's `sid`, so that what follows in this request is done in the new session. */
  receive(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const cookie = parseSetCookie(line)
      if (cookie === null) continue
      this.#session = cookie.value === null ? null : { kind: 'cookie', value: cookie.value }
      this.#setCookie = cookieLine(this.#isLocal, cookie.value, cookie.maxAge)
      this.#isExpired &&= cookie.value === null
    }
  }

  useToken(token: string): void {
    if (!isToken(token)) return
    this.#session = { kind: 'bearer', value: token }
    this.#isExpired = false
  }

  forget(): void {
    this.#session = null
    this.#isExpired = false
    this.#setCookie = cookieLine(this.#isLocal, null, null)
  }
}

/** How the marketplace tells that it answered a visitor, because the session it was asked with is not valid any more. */
export function saysExpired(headers: Readonly<Record<string, string | readonly string[] | undefined>>): boolean {
  return headers['x-session'] === 'expired'
}

/** The caller's session: a bearer token, else the cookie under the name this host uses. */
export function readSession(authorization: string | null, cookies: string | null, isLocal: boolean): Session | null {
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (bearer !== undefined && isToken(bearer)) return { kind: 'bearer', value: bearer }
  const prefix = `${cookieName(isLocal)}=`
  const pair = (cookies ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix))
  const value = pair?.slice(prefix.length) ?? ''
  return isToken(value) ? { kind: 'cookie', value } : null
}

/** `__Host-` needs https, which a browser on this very machine does not use. */
function cookieName(isLocal: boolean): string {
  return isLocal ? 'sid' : '__Host-sid'
}

function cookieLine(isLocal: boolean, value: string | null, maxAge: number | null): string {
  const attributes = ['Path=/', 'HttpOnly', ...(isLocal ? [] : ['Secure']), 'SameSite=Lax']
  if (value === null) attributes.push('Max-Age=0')
  else if (maxAge !== null) attributes.push(`Max-Age=${maxAge}`)
  return [`${cookieName(isLocal)}=${value ?? ''}`, ...attributes].join('; ')
}

function parseSetCookie(line: string): { value: string | null; maxAge: number | null } | null {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  if (!pair.startsWith('sid=')) return null
  const value = pair.slice('sid='.length)
  const maxAge = /^max-age=(-?\d{1,10})$/i
  const seconds = attributes.map((attribute) => maxAge.exec(attribute)?.[1]).find((found) => found !== undefined)
  const expires = attributes.find((attribute) => /^expires=/i.test(attribute))
  const isExpired =
    seconds === undefined ? expires !== undefined && Date.parse(expires.slice('expires='.length)) <= 86_400_000 : Number(seconds) <= 0
  if (isExpired || !isToken(value)) return { value: null, maxAge: null }
  return { value, maxAge: seconds === undefined ? null : Number(seconds) }
}

/** Only what can stand in a header unescaped. */
function isToken(value: string): boolean {
  return /^[\w.~+/=%-]{1,512}$/.test(value)
}
