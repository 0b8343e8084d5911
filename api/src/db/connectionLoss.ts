import type { PoolClient } from 'pg'

/** What pg says, without any code, of a connection that is gone or does not answer. */
const LOST =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired|Query read timeout)/

/**
 * PostgreSQL's classes of trouble that pass: connection lost (08), no resources (53), cancelled or shutting down (57), deadlock
 * (40P01), refused for what others do or a replica must replay (40001), idle in a transaction for too long (25P03), not the leader any
 * more (25006); and what Node says of its sockets.
 */
const PASSING =
  /^(08|53|57)[0-9A-Z]{3}$|^40(P01|001)$|^25P03$|^25006$|^E(CONN(REFUSED|RESET)|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|AI_AGAIN)$/

/** The database is away or too busy for the moment: the same call may well succeed in a second. */
export function isDatabaseBusy(error: Error & { readonly code?: unknown }): boolean {
  return (typeof error.code === 'string' && PASSING.test(error.code)) || LOST.test(error.message)
}

/** After such an error the server hears this connection no more, or is not heard. */
function isLast(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message === 'Query read timeout' || ('severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC'))
}

/**
 * A connection that is lost ends neither the process nor another request: its error has a listener while
 * it is lent out too, where the pool has none, and nobody is given it after the server's last word.
 */
export function surviveLoss(client: PoolClient, onLost: (error: Error) => void): void {
  client.once('error', onLost)
  // The server's last word and the end of the socket are two errors of one loss.
  client.on('error', () => undefined)
  const ask = client.query.bind(client) as (...question: readonly unknown[]) => unknown
  client.query = ((...question: readonly unknown[]): unknown => {
    const answer = ask(...question)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isLast(error)) giveUp(client)
      })
    return answer
  }) as typeof client.query
}

function giveUp(client: PoolClient): void {
  const release = client.release.bind(client)
  // The pool gives a client a new release each time it lends it.
  client.release = () => release(true)
  client.connection.stream.destroy()
}
