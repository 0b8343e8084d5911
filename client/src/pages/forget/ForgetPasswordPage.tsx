import { EntryFrame } from '../../features/people/account-entry/EntryFrame.tsx'
import { ResetForm } from '../../features/people/account-entry/ResetForm.tsx'
import { TicketGate } from '../../features/people/account-entry/TicketGate.tsx'
import { useInvitation } from '../../features/people/account-entry/useInvitation.ts'
import { paths } from '../../navigation/paths.ts'
import { forgetSteps } from './forgetSteps.ts'

export function ForgetPasswordPage() {
  useInvitation()
  return (
    <EntryFrame title="重置密码" steps={{ words: forgetSteps, current: 2 }}>
      <TicketGate flow="forget" start={paths.forgetStep(1)}>
        {(entry) => <ResetForm entry={entry} />}
      </TicketGate>
    </EntryFrame>
  )
}
