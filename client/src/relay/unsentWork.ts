import type { IEnvironment } from 'relay-runtime'

type Work = () => Promise<void>

const works = new WeakMap<IEnvironment, Set<Work>>()

/** For code that sends later than the buyer acts: what must be known to the server before a log-out or a checkout. */
export function registerUnsentWork(environment: IEnvironment, work: Work): void {
  const known = works.get(environment) ?? new Set()
  works.set(environment, known.add(work))
}

export async function unsentWorkDone(environment: IEnvironment): Promise<void> {
  await Promise.all([...(works.get(environment) ?? [])].map((work) => work()))
}
