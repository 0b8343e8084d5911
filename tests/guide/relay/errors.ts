/** What the network layer throws, so that a mutation fails as a whole. */
export class ShopFailure extends Error {
  readonly code: string
  readonly sentence: string

  constructor(extensions: { readonly code?: unknown; readonly userMessage?: unknown }) {
    super(String(extensions.userMessage))
    this.code = String(extensions.code)
    this.sentence = this.message
  }
}

/** The code and the buyer's sentence of a failure; null where nothing was answered. */
export function failureOf(error: unknown): { readonly code: string; readonly sentence: string } | null {
  return error instanceof ShopFailure ? error : null
}
