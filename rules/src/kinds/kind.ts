import type { ObjectShape } from '../shape.ts'

/** What every floor must know of a kind of promotion. One that lacks a part does not compile. */
export interface Kind {
  /** «满减» */
  readonly name: string
  /** Its value in the enums of GraphQL. */
  readonly wire: string
  /** Of the cart's and the orders' lines that are sold by it; null where it works on plain ones. */
  readonly lineType: 1 | 2 | 3 | 4 | 9 | null
  /** Of the rows that explain a price by it, and what they are called; null where it takes nothing off. */
  readonly phase: { readonly code: string; readonly title: string } | null
  /** The word that lists put on goods it names; null where they say nothing. */
  readonly tag: string | null
  readonly part: DocumentPart
  /** Of a promotion that covers plain lines; null of one that sells goods in a way of its own. */
  readonly activity: ActivityWords | null
}

/** What a pricing document holds of it, and what GraphQL calls that. */
export interface DocumentPart {
  readonly name: string
  readonly wire: string
  /** A list of rows, rows by goods or by combination, or at most one row inside each of the goods. */
  readonly place: 'list' | 'byGoods' | 'byCombination' | 'inGoods'
  readonly row: ObjectShape
  readonly title?: string
  /** Fields that a cart may leave out and that our own marketplace never does. */
  readonly told: readonly string[]
  /** Fields that GraphQL calls otherwise. */
  readonly wireNames: Readonly<Record<string, string>>
}

interface ActivityWords {
  /** What the cart's answer calls the list of them. */
  readonly list: string
  /** What one promises, in words, one after another; `row` as the pricing document has it. */
  terms(row: never): string[]
  /** What stands behind the phase's title in an explanation; null: the promotion's name. */
  explained(row: never): string | null
}
