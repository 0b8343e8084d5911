import { factKey, type FactKind } from 'rules/refusals'
import type { Context } from '../context.ts'
import { fetchCertificates } from '../modules/certificate/certificate.rest.ts'
import { nullWhenMissing } from '../modules/base/nullWhenMissing.ts'
import { cartLineNode } from '../modules/cart/cart.resolvers.ts'
import { couponNode } from '../modules/coupon/coupon.resolvers.ts'
import { fetchShopChoices } from '../modules/shop/shop.rest.ts'
import { isUpstreamId } from '../rest/callPath.ts'

type Fact = string | number

/** A thing is looked up when a document asks for it; null where it is not there, or not the caller's. */
const lookups: { readonly [K in Exclude<FactKind, 'count' | 'money' | 'text'>]: (told: string, context: Context) => Promise<unknown> } = {
  goods: (id, { loaders }) => loaders.goods.load(id),
  line: cartLineNode,
  coupon: couponNode,
  certificate: async (name, { rest }) => (await fetchCertificates(rest)).find((paper) => paper.name === name) ?? null,
  shop: async (memberID, { rest }) => (await fetchShopChoices(rest)).find((shop) => shop.memberID === memberID) ?? null,
}

/** The facts of a refusal's body, as the fields of its type: what it does not tell, or not in the shape it should, is null. */
export function factsOf(facts: Readonly<Record<string, FactKind>>, body: unknown, context: Context): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, kind]) => {
      const told = factOf(body, factKey(name, kind))
      if (kind === 'count') return [name, Number.isInteger(told) ? told : null]
      if (told === null || typeof told === 'number') return [name, null]
      if (kind === 'money') return [name, /^-?\d+\.\d\d$/.test(told) ? told : null]
      if (kind === 'text') return [name, told]
      const isThere = kind === 'certificate' || isUpstreamId(told)
      return [name, isThere ? () => nullWhenMissing(lookups[kind](told, context)) : null]
    }),
  )
}

function factOf(body: unknown, key: string): Fact | null {
  const facts: unknown = Reflect.get(Object(body), 'facts')
  const fact: unknown = Reflect.get(Object(facts), key)
  return typeof fact === 'string' || typeof fact === 'number' ? fact : null
}
