import type { PoolClient } from 'pg'

/** A statement asked as often as this is worth a place in every connection's memory. */
const OFTEN = 3
/** Lists of many lengths make many texts: what is prepared, and what is counted, has an end. */
const MOST_PREPARED = 200
const MOST_COUNTED = 2000

/** All columns of a table are other columns after a migration, and PostgreSQL then refuses what was prepared before it. */
const ALL_COLUMNS = /(?:select|returning|distinct|,) \*|\.\*/

/** Which statements have a name, the same on every connection. */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #asked = new Map<string, number>()

  nameOf(text: string): string | null {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MOST_PREPARED || ALL_COLUMNS.test(text)) return null
    const asked = (this.#asked.get(text) ?? 0) + 1
    if (asked < OFTEN) {
      if (this.#asked.size >= MOST_COUNTED) this.#asked.clear()
      this.#asked.set(text, asked)
      return null
    }
    this.#asked.delete(text)
    const name = `s${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}

/**
 * Has the statements asked often planned once per connection instead of every time: of what PostgreSQL did for a member's
 * home page, five sixths were planning.
 */
export function prepareOften(client: PoolClient, names: StatementNames): void {
  const ask = client.query.bind(client) as (...question: readonly unknown[]) => unknown
  client.query = ((...question: readonly unknown[]): unknown => {
    const [text, values, ...rest] = question
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return ask(...question)
    const name = names.nameOf(text)
    return name === null ? ask(...question) : ask({ name, text, values }, ...rest)
  }) as typeof client.query
}
