/** Where the shop is, and the place that keeps its token safe: the Keychain, the Keystore. */
export interface Shop {
  readonly endpoint: string
  readonly tokens: Tokens
}

export interface Tokens {
  get(): string | null
  set(token: string | null): void
}

/** As much of any answer as tells whether its login has ended. */
interface Answer {
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[] | undefined
  readonly extensions?: { readonly session?: unknown } | undefined
}

/** Forgets the token where the answer to it says that the login has ended; another answer may have brought a new one meanwhile. */
export function forgetEnded({ tokens }: Shop, sent: string | null, { errors, extensions }: Answer): void {
  const hasEnded = extensions?.session === 'EXPIRED' || errors?.some((error) => error.extensions?.code === 'LOGIN_REQUIRED') === true
  if (hasEnded && tokens.get() === sent) tokens.set(null)
}

/** Goods as a search answers them, as far as adding them needs. */
export interface FoundGoods {
  readonly goodsID: string
  readonly name: string
  readonly price: string | null
  readonly stock: number
  readonly packQuantity: number
  readonly minimumQuantity: number
  readonly isBuyable: boolean
  readonly isEphedrine: boolean
  readonly warehouse: { readonly warehouseID: string }
}

export interface ShownLine {
  readonly lineID: string
  readonly quantity: number
  readonly amount: string
}

export interface ShownCart {
  readonly totals: { readonly payable: string }
  readonly lines: readonly ShownLine[]
}

export interface Quote {
  readonly quoteID: string
  readonly hash: string
  readonly payable: string
}
