import { EntryFrame } from '../../features/people/account-entry/EntryFrame.tsx'
import { RegisterDetails } from '../../features/people/account-entry/RegisterDetails.tsx'
import { TicketGate } from '../../features/people/account-entry/TicketGate.tsx'
import { paths } from '../../navigation/paths.ts'
import { registerSteps } from './registerSteps.ts'

export function RegisterCompanyPage() {
  return (
    <EntryFrame title="注册账号" steps={{ words: registerSteps, current: 2 }}>
      <TicketGate flow="register" start={paths.registerStep(1)}>
        {(entry) => <RegisterDetails entry={entry} />}
      </TicketGate>
    </EntryFrame>
  )
}
