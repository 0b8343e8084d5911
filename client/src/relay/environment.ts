import {
  type ConcreteRequest,
  createOperationDescriptor,
  type Environment as RelayEnvironment,
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime'
import type { Answer } from './answer.ts'
import { becomeVisitor } from './endedSession.ts'
import { createNetwork } from './network.ts'
import { keepReads, Reads } from './reads.ts'

export function createBrowserEnvironment(): RelayEnvironment {
  const reads = new Reads()
  const network = createNetwork(
    (...request) => window.fetch(...request),
    reads,
    () => becomeVisitor(environment),
  )
  const environment: RelayEnvironment = new Environment({ network, store: new Store(new RecordSource()) })
  keepReads(environment, reads)
  return environment
}

/** What the server did not ask before rendering is left to the browser. */
export class LeftToBrowser extends Error {
  override readonly name = 'LeftToBrowser'
}

/** Fresh for every request: one buyer's records never meet another's. */
export function createServerEnvironment(): RelayEnvironment {
  const network = Network.create((request) => Observable.create((sink) => sink.error(new LeftToBrowser(request.name))))
  return new Environment({ network, store: new Store(new RecordSource()), isServer: true })
}

/** Puts an answer into the store as if the network had brought it, its field errors included. */
export function seedAnswer(environment: RelayEnvironment, query: ConcreteRequest, variables: Variables, answer: Answer): void {
  const operation = createOperationDescriptor(query, variables)
  environment.executeWithSource({ operation, source: Observable.from({ ...answer }) }).subscribe({})
}
