import { GatewayError } from '../errors/gatewayError.ts'

/** A body's object, read field by field: what is not as the contract says is a failure of the marketplace. */
export class Row<T> {
  readonly #fields: Readonly<Record<string, unknown>>
  readonly #what: string

  constructor(value: unknown, what: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable(what, 'an object')
    this.#fields = value as Readonly<Record<string, unknown>>
    this.#what = what
  }

  text(key: keyof T & string): string {
    return this.optionalText(key) ?? this.#fail(key, 'a text')
  }

  optionalText(key: keyof T & string): string | null {
    const value = this.#fields[key] ?? null
    return value === null || typeof value === 'string' ? value : this.#fail(key, 'a text')
  }

  /** A decimal id; hosts that send it as a number are understood. */
  id(key: keyof T & string): string {
    const value = this.#fields[key]
    const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
    return typeof text === 'string' && /^\d{1,18}$/.test(text) ? text : this.#fail(key, 'an id')
  }

  integer(key: keyof T & string): number {
    return this.optionalInteger(key) ?? this.#fail(key, 'a whole number')
  }

  optionalInteger(key: keyof T & string): number | null {
    const value = this.#fields[key] ?? null
    if (value === null) return null
    return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : this.#fail(key, 'a whole number')
  }

  flag(key: keyof T & string): boolean {
    return this.optionalFlag(key) ?? this.#fail(key, '0 or 1')
  }

  optionalFlag(key: keyof T & string): boolean | null {
    const value = this.#fields[key] ?? null
    if (value === null || typeof value === 'boolean') return value
    return value === 0 || value === 1 ? value === 1 : this.#fail(key, '0 or 1')
  }

  money(key: keyof T & string): string {
    return this.optionalMoney(key) ?? this.#fail(key, 'an amount')
  }

  optionalMoney(key: keyof T & string): string | null {
    const value = this.optionalText(key)
    return value === null || /^-?\d{1,13}\.\d{2}$/.test(value) ? value : this.#fail(key, 'an amount')
  }

  /** 10-digit seconds as an ISO moment. */
  moment(key: keyof T & string): string {
    return this.optionalMoment(key) ?? this.#fail(key, 'seconds')
  }

  optionalMoment(key: keyof T & string): string | null {
    const value = this.#fields[key] ?? null
    if (value === null) return null
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= 1e10) return this.#fail(key, 'seconds')
    return new Date(value * 1000).toISOString().replace('.000Z', 'Z')
  }

  optionalDate(key: keyof T & string): string | null {
    const value = this.optionalText(key)
    return value === null || /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : this.#fail(key, 'a date')
  }

  date(key: keyof T & string): string {
    return this.optionalDate(key) ?? this.#fail(key, 'a date')
  }

  /** The schema's word for one of the contract's. */
  oneOf<W>(key: keyof T & string, words: Readonly<Record<string, W>>): W {
    const name = String(this.#fields[key])
    const word = Object.hasOwn(words, name) ? words[name] : undefined
    return word === undefined ? this.#fail(key, `one of ${Object.keys(words).join(' ')}`) : word
  }

  object<M>(key: keyof T & string, map: (value: unknown) => M): M {
    return map(this.#fields[key])
  }

  optionalObject<M>(key: keyof T & string, map: (value: unknown) => M): M | null {
    const value = this.#fields[key] ?? null
    return value === null ? null : map(value)
  }

  list<M>(key: keyof T & string, map: (value: unknown) => M): M[] {
    return listOf(this.#fields[key], `${this.#what}.${key}`, map)
  }

  /** An absent list is an empty one. */
  optionalList<M>(key: keyof T & string, map: (value: unknown) => M): M[] {
    return listOf(this.#fields[key] ?? [], `${this.#what}.${key}`, map)
  }

  /** The entries of an object used as a dictionary. */
  entries<M>(key: keyof T & string, map: (name: string, value: unknown) => M): M[] {
    const value = this.#fields[key]
    if (typeof value !== 'object' || value === null) return this.#fail(key, 'an object')
    return Object.entries(value).map(([name, entry]: [string, unknown]) => map(name, entry))
  }

  /** As `entries`; an absent dictionary is an empty one. */
  optionalEntries<M>(key: keyof T & string, map: (name: string, value: unknown) => M): M[] {
    return (this.#fields[key] ?? null) === null ? [] : this.entries(key, map)
  }

  /** The names of an object that is itself a dictionary. */
  names(): string[] {
    return Object.keys(this.#fields)
  }

  #fail(key: string, expected: string): never {
    throw unreadable(`${this.#what}.${key}`, expected)
  }
}

/** A body that is itself a list. */
export function listOf<M>(value: unknown, what: string, map: (entry: unknown) => M): M[] {
  if (!Array.isArray(value)) throw unreadable(what, 'a list')
  return value.map((entry: unknown) => map(entry))
}

function unreadable(what: string, expected: string): GatewayError {
  return new GatewayError('SYSTEM_BUSY', { cause: new Error(`unreadable body: ${what} should be ${expected}`) })
}
