import type { AddToCartMutation } from './generated/graphql.ts'

interface Refusal {
  readonly __typename: string
  readonly message?: string
}

/** What the business decided against, each with the facts that its type has. */
export class ShopRefusal extends Error {
  readonly refusals: readonly Refusal[]

  constructor(refusals: readonly Refusal[]) {
    super(refusals[0]?.message)
    this.refusals = refusals
  }
}

/** The payload of a mutation where it was done; throws where it was refused. */
export function accepted<P extends { readonly refusals: readonly Refusal[] }>(payload: P | null | undefined): P {
  if (!payload) throw new Error('The answer holds no payload.')
  if (payload.refusals.length > 0) throw new ShopRefusal(payload.refusals)
  return payload
}

type AddRefusal = NonNullable<AddToCartMutation['addToCart']>['refusals'][number]

/** What the page says below the button. A type that is not known yet is told by its sentence. */
export function adviceFor(refusal: AddRefusal): string {
  switch (refusal.__typename) {
    case 'StockShort':
      return refusal.available === null ? refusal.message : `改为购买 ${refusal.available}`
    case 'MinimumQuantity':
      return `改为购买 ${refusal.minimum ?? refusal.pack ?? 1}`
    case 'WrongField':
      return `请检查「${refusal.path.join('.')}」：${refusal.message}`
    default:
      return refusal.message
  }
}
