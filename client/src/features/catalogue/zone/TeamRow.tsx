import { Price } from '../../../ui/Price.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { Tag } from '../../../ui/Tag.tsx'

type Team = {
  readonly founder: string
  readonly memberCount: number
  readonly mostMembers: number
  readonly taken: number
  readonly mostUnits: number
  readonly price: string | null | undefined
  readonly next: { readonly quantity: number; readonly price: string | null | undefined; readonly short: number } | null | undefined
}

/** A team: who began it, how many are in, its price now and what the next step takes. */
export function TeamRow({
  team: { founder, memberCount, mostMembers, taken, mostUnits, price, next },
  unit,
  isMine,
}: {
  team: Team
  unit: string
  isMine: boolean
}) {
  return (
    <div>
      <p>
        {isMine && <Tag tone="green">我的团</Tag>} {founder} 发起 · {memberCount}/{mostMembers} 家店 · 已订 {taken}/{mostUnits} {unit}{' '}
        {typeof price === 'string' && (
          <>
            现价 <Price amount={price} unit={unit} />
          </>
        )}
      </p>
      {next ? (
        <ProgressLine part={taken / Math.max(1, next.quantity)}>
          再订 {next.short} {unit}
          {typeof next.price === 'string' ? `，降到 ¥${next.price}/${unit}` : '到下一档'}
        </ProgressLine>
      ) : (
        <ProgressLine part={1}>已到最低价</ProgressLine>
      )}
    </div>
  )
}
