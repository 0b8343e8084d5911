import { graphql, useFragment } from 'react-relay/hooks'
import type { Substitutes_goods$key } from '../../__generated__/Substitutes_goods.graphql.ts'
import { MakersTable } from '../../features/catalogue/goods/MakersTable.tsx'

const SHOWN_MAX = 6

/** The same generic name from other makers: what to take when this one is sold out, dear or near its date. */
export function Substitutes({ goods: key, now }: { goods: Substitutes_goods$key; now: number }) {
  const { substitutes } = useFragment(graphql`fragment Substitutes_goods on Goods { substitutes { ...MakersTable_goods } }`, key)
  if (!substitutes || substitutes.length === 0) return null
  return (
    <section aria-labelledby="substitutes-title">
      <h2 id="substitutes-title">同通用名其他厂家</h2>
      <MakersTable goods={substitutes.slice(0, SHOWN_MAX)} caption="同通用名其他厂家的商品" now={now} />
    </section>
  )
}
