/** One stop of the first ten minutes. `{{…}}` in the variables is something the marketplace must have (needs.ts). */
export type Step = {
  readonly title: string
  readonly note: string
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
}
