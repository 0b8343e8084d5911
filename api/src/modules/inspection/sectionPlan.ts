/** A column: its head, the SQL of its text, and words for what stands there as a code. */
type Column = readonly [title: string, text: string, words?: Readonly<Record<string, string>>]

export interface SectionPlan {
  readonly title: string
  readonly columns: readonly Column[]
  /** Lots, orders and codes of the file are `:lots`, `:orders` and `:codes`. */
  readonly from: string
}

export const time = (column: string): string => `to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`
export const money = (column: string): string => `to_char(${column}::numeric / 100, 'FM999999999990.00')`
