import type { IEnvironment } from 'relay-runtime'
import { GatewayError, NO_NETWORK_TEXT } from '../errors/gatewayError.ts'

type Work = () => Promise<void>

const works = new WeakMap<IEnvironment, Set<Work>>()

/** For code that sends later than the buyer acts: what must be known to the server before a log-out or a checkout. */
export function registerUnsentWork(environment: IEnvironment, work: Work): void {
  const known = works.get(environment) ?? new Set()
  works.set(environment, known.add(work))
}

/** Fails where there is no network: changes of the cart would wait for it, and whoever asks with them. */
export async function unsentWorkDone(environment: IEnvironment): Promise<void> {
  if (!navigator.onLine) throw new GatewayError('SYSTEM_BUSY', { userMessage: NO_NETWORK_TEXT })
  await Promise.all([...(works.get(environment) ?? [])].map((work) => work()))
}
