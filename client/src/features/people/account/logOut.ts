import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { logOutMutation } from '../../../__generated__/logOutMutation.graphql.ts'
import { leaveWithout } from '../../../errors/leaving.ts'
import { type Path, paths } from '../../../navigation/paths.ts'
import { commit } from '../../../relay/commit.ts'
import { unsentWorkDone } from '../../../relay/unsentWork.ts'
import { forgetKept } from '../../ground/kept/forgetKept.ts'
import { sessionTabs } from '../../ground/session/sessionTabs.ts'
import { clearLoginMark } from './loginMark.ts'

const mutation = graphql`
  mutation logOutMutation {
    logout {
      refusals { ...refusal_told @alias }
      isLoggedOut
    }
  }
`

/** Logs out and starts a whole new document, so that nothing of this buyer stays in the store. */
export async function logOut(environment: IEnvironment, to: Path = paths.goodsList()): Promise<void> {
  await unsentWorkDone(environment)
  await leaveWithout(async () => {
    await commit<logOutMutation>(environment, { mutation, variables: {} })
    clearLoginMark()
    await forgetKept()
    sessionTabs.tell()
  }, to)
}
