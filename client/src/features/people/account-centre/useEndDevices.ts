import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useEndDevicesMutation } from '../../../__generated__/useEndDevicesMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

/** Logs one other device out, or all others. */
export function useEndDevices(): (deviceID: string | null) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (deviceID) => {
    await commit<useEndDevicesMutation>(environment, {
      mutation: graphql`
        mutation useEndDevicesMutation($input: LogoutDevicesInput!) {
          logoutDevices(input: $input) {
            refusals { ...refusal_told @alias } viewer { ...DevicesPanel_viewer } }
        }
      `,
      variables: { input: { deviceID } },
    })
  }
}
