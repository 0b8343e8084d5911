import { graphql, useFragment } from 'react-relay/hooks'
import type { CartLineAmount_line$key } from '../../../__generated__/CartLineAmount_line.graphql.ts'
import { Price } from '../../../ui/Price.tsx'

/** What a line comes to. By itself, since one promotion can change a cent of every line in sight. */
export function CartLineAmount({ line: key }: { line: CartLineAmount_line$key }) {
  const { amount, listAmount, isSelected } = useFragment(
    graphql`fragment CartLineAmount_line on CartLine { amount listAmount isSelected }`,
    key,
  )
  return (
    <>
      <Price amount={amount} tone={isSelected ? 'price' : 'ink'} />
      {isSelected && listAmount !== amount && (
        <div>
          <Price amount={listAmount} tone="struck" size="small" />
        </div>
      )}
    </>
  )
}
