export interface Mail {
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly html?: string
  /** Made of the house's own words: addresses and texts of people go into the fields above, which are encoded. */
  readonly headers?: Readonly<Record<string, string>>
  /** The same for each attempt, so that what came twice can be known. */
  readonly messageId?: string
  readonly file?: { readonly name: string; readonly content: Buffer }
}
