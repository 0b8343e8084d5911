import { EntryFrame } from '../../features/account-entry/EntryFrame.tsx'
import { ResetForm } from '../../features/account-entry/ResetForm.tsx'
import { TicketGate } from '../../features/account-entry/TicketGate.tsx'
import { paths } from '../../navigation/paths.ts'
import { forgetSteps } from './forgetSteps.ts'

export function ForgetPasswordPage() {
  return (
    <EntryFrame title="重置密码" steps={{ words: forgetSteps, current: 2 }}>
      <TicketGate flow="forget" start={paths.forgetStep(1)}>{(entry) => <ResetForm entry={entry} />}</TicketGate>
    </EntryFrame>
  )
}
