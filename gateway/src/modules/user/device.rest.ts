import type { Device, LogoutDevicesInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { listOf, Row } from '../../rest/row.ts'
import type { RestDevice } from '../../rest/restTypes.ts'
import { toGlobalId } from '../base/globalId.ts'

function toDevice(body: unknown): Device {
  const device = new Row<RestDevice>(body, 'device')
  const deviceID = device.id('id')
  return {
    id: toGlobalId('Device', deviceID),
    deviceID,
    name: device.optionalText('device'),
    company: device.text('company'),
    loggedInAt: device.moment('created_at'),
    lastSeenAt: device.optionalMoment('seen_at'),
    isCurrent: device.flag('is_current'),
  }
}

export async function fetchDevices(rest: CallerRest): Promise<Device[]> {
  return listOf(await rest.get('/api/user/session'), 'devices', toDevice)
}

/** The buyer is read when it is asked for. */
export async function logoutDevices(rest: CallerRest, { deviceID }: LogoutDevicesInput): Promise<Record<never, never>> {
  if (deviceID === null || deviceID === undefined) await rest.delete('/api/user/session')
  else await rest.delete('/api/user/session/{id}', { ids: { id: upstreamId('deviceID', deviceID) } })
  return {}
}
