import type { Device, EndDevicesInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { listOf, Row } from '../../rest/row.ts'
import type { RestDevice } from '../../rest/restTypes.ts'

function toDevice(body: unknown): Device {
  const device = new Row<RestDevice>(body, 'device')
  return {
    deviceID: device.id('id'),
    name: device.optionalText('device'),
    company: device.text('company'),
    since: device.moment('created_at'),
    lastSeen: device.optionalMoment('seen_at'),
    isCurrent: device.flag('is_current'),
  }
}

export async function fetchDevices(rest: CallerRest): Promise<Device[]> {
  return listOf(await rest.get('/api/user/session'), 'devices', toDevice)
}

/** The buyer is read when it is asked for. */
export async function endDevices(rest: CallerRest, { deviceID }: EndDevicesInput): Promise<Record<never, never>> {
  if (deviceID === null || deviceID === undefined) await rest.delete('/api/user/session')
  else await rest.delete('/api/user/session/{id}', { ids: { id: upstreamId('deviceID', deviceID) } })
  return {}
}
