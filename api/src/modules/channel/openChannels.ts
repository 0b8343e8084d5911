import { createHmac, randomBytes } from 'node:crypto'
import type { Settings } from '../../settings.ts'
import { buildChannels, type Channels, type ChannelSources } from './channels.ts'

/** The ways to pay that are set up; the sandbox only where it may be offered, for it takes no money. */
export async function openChannels(settings: Settings, sources: Pick<ChannelSources, 'env' | 'readFile' | 'io'>): Promise<Channels> {
  const secret = settings.sandboxSecret ?? randomBytes(32).toString('hex')
  const channels = await buildChannels({ ...sources, publicUrl: settings.publicUrl, sandboxSecret: secret })
  return settings.sandboxSecret === null ? new Map([...channels].filter(([name]) => name !== 'sandbox')) : channels
}

/** Several apis that share the gateway's secret share the sandbox's too. */
export function sandboxSecretFrom(gatewaySecret: string): string {
  return createHmac('sha256', gatewaySecret).update('sandbox cashier').digest('hex')
}
