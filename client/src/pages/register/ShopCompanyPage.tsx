import { EntryFrame } from '../../features/people/account-entry/EntryFrame.tsx'
import { ShopDetails } from '../../features/people/account-entry/ShopDetails.tsx'
import { TicketGate } from '../../features/people/account-entry/TicketGate.tsx'
import { paths } from '../../navigation/paths.ts'
import { shopSteps } from './registerSteps.ts'

export function ShopCompanyPage() {
  return (
    <EntryFrame title="注册会员" steps={{ words: shopSteps, current: 2 }}>
      <TicketGate flow="shop" start={paths.registerShopStep(1)}>
        {(entry) => <ShopDetails entry={entry} />}
      </TicketGate>
    </EntryFrame>
  )
}
