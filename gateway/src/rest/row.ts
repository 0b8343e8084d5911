import { toMillis } from 'rules/time'
import { GatewayError } from '../errors/gatewayError.ts'

/** A body's object, read field by field: what is not as the contract says is a failure of the marketplace. */
export class Row<T> {
  readonly #fields: Readonly<Record<string, unknown>>
  readonly #what: string

  constructor(value: unknown, what: string) {
    if (typeof value !== 'object' || value === null || (Array.isArray(value) && value.length > 0)) throw unreadable(what, 'an object')
    this.#fields = value as Readonly<Record<string, unknown>>
    this.#what = what
  }

  /** `absent` is what a host means that leaves the field out; without it the field must be there. So for the readers below. */
  text(key: keyof T & string, absent?: string): string {
    return this.optionalText(key) ?? absent ?? this.#fail(key, 'a text')
  }

  optionalText(key: keyof T & string): string | null {
    const value = this.#fields[key] ?? null
    if (value === null || typeof value === 'string') return value
    return typeof value === 'number' ? String(value) : this.#fail(key, 'a text')
  }

  /** A decimal id; hosts that send it as a number are understood. */
  id(key: keyof T & string, absent?: string): string {
    const value = this.#fields[key] ?? absent
    const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
    return typeof text === 'string' && (text === absent || /^\d{1,18}$/.test(text)) ? text : this.#fail(key, 'an id')
  }

  integer(key: keyof T & string, absent?: number): number {
    return this.optionalInteger(key) ?? absent ?? this.#fail(key, 'a whole number')
  }

  optionalInteger(key: keyof T & string): number | null {
    const value = this.#number(key)
    if (value === null) return null
    return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : this.#fail(key, 'a whole number')
  }

  flag(key: keyof T & string, absent?: boolean): boolean {
    return this.optionalFlag(key) ?? absent ?? this.#fail(key, '0 or 1')
  }

  optionalFlag(key: keyof T & string): boolean | null {
    const value = this.#fields[key] ?? null
    if (value === null || typeof value === 'boolean') return value
    if (value === 1 || value === '1') return true
    return value === 0 || value === '0' ? false : this.#fail(key, '0 or 1')
  }

  money(key: keyof T & string, absent?: string): string {
    return this.optionalMoney(key) ?? absent ?? this.#fail(key, 'an amount')
  }

  optionalMoney(key: keyof T & string): string | null {
    const value = this.#fields[key] ?? null
    if (value === null || (typeof value === 'string' && /^-?\d{1,13}\.\d{2}$/.test(value))) return value
    return toMoney(value) ?? this.#fail(key, 'an amount')
  }

  /** Seconds, or thousandths, as an ISO moment. */
  moment(key: keyof T & string): string {
    return this.optionalMoment(key) ?? this.#fail(key, 'seconds')
  }

  optionalMoment(key: keyof T & string): string | null {
    const value = this.#number(key)
    if (value === null) return null
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= 1e13) return this.#fail(key, 'seconds')
    return new Date(toMillis(value)).toISOString().replace(/\.\d{3}Z$/, 'Z')
  }

  optionalDate(key: keyof T & string): string | null {
    const value = this.optionalText(key)
    // PHP's hosts say 0000-00-00 where there is none.
    if (value === null || value === '0000-00-00') return null
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : this.#fail(key, 'a date')
  }

  date(key: keyof T & string): string {
    return this.optionalDate(key) ?? this.#fail(key, 'a date')
  }

  /** The schema's word for one of the contract's. */
  oneOf<W>(key: keyof T & string, words: Readonly<Record<string, W>>): W {
    return this.knownOneOf(key, words) ?? this.#fail(key, `one of ${Object.keys(words).join(' ')}`)
  }

  /** Null for words that the schema does not know, and where there is none. */
  knownOneOf<W>(key: keyof T & string, words: Readonly<Record<string, W>>): W | null {
    const name = String(this.#fields[key])
    return (Object.hasOwn(words, name) ? words[name] : null) ?? null
  }

  /** Whether the host leaves the field out; null is a value. */
  lacks(key: keyof T & string): boolean {
    return this.#fields[key] === undefined
  }

  object<M>(key: keyof T & string, map: (value: unknown) => M): M {
    return map(this.#fields[key])
  }

  optionalObject<M>(key: keyof T & string, map: (value: unknown) => M): M | null {
    const value = this.#fields[key] ?? null
    return value === null ? null : map(value)
  }

  /** As `optionalObject`; PHP's empty object, which is an empty list, is none. */
  filledObject<M>(key: keyof T & string, map: (value: unknown) => M): M | null {
    return isEmptyList(this.#fields[key]) ? null : this.optionalObject(key, map)
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

  /** Hosts in languages that know no types send numbers as texts. */
  #number(key: keyof T & string): unknown {
    const value = this.#fields[key] ?? null
    return typeof value === 'string' && /^-?\d{1,13}$/.test(value) ? Number(value) : value
  }

  #fail(key: string, expected: string): never {
    throw unreadable(`${this.#what}.${key}`, expected)
  }
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** A body that is itself a list. */
export function listOf<M>(value: unknown, what: string, map: (entry: unknown) => M): M[] {
  if (!Array.isArray(value)) throw unreadable(what, 'a list')
  return value.map((entry: unknown) => map(entry))
}

/** A number, or a text with other places than two, as an amount; rounded down. Half a millionth is what binary fractions lack. */
function toMoney(value: unknown): string | null {
  const text = typeof value === 'number' && Math.abs(value) < 1e13 ? value.toFixed(6) : value
  const [, whole, places = ''] = typeof text === 'string' ? (/^(-?\d{1,13})(?:\.(\d+))?$/.exec(text) ?? []) : []
  return whole === undefined ? null : `${whole}.${places.padEnd(2, '0').slice(0, 2)}`
}

function unreadable(what: string, expected: string): GatewayError {
  return new GatewayError('SYSTEM_BUSY', { cause: new Error(`unreadable body: ${what} should be ${expected}`) })
}
