import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface PostgresProxy {
  readonly url: string
  /** From now on nothing of what the server says arrives; every connection stays open. */
  silence(): void
  /** The next commit reaches the server, and when it is done the connection breaks before anybody is told. */
  breakAfterCommit(): void
  close(): Promise<void>
}

/** The simple query that ends a transaction, as it stands on the wire. */
const COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0')

/** Stands between the api and the server of `url` and loses what it is told to lose. */
export async function startPostgresProxy(url: string): Promise<PostgresProxy> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let [isSilent, breaksAfterCommit] = [false, false]
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    let isCut = false
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket)
          other.destroy()
        })
    }
    near.on('data', (chunk: Buffer) => {
      if (breaksAfterCommit && chunk.includes(COMMIT)) [isCut, breaksAfterCommit] = [true, false]
      far.write(chunk)
    })
    far.on('data', (chunk: Buffer) => {
      if (isCut) near.destroy()
      else if (!isSilent) near.write(chunk)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    silence: () => {
      isSilent = true
    },
    breakAfterCommit: () => {
      breaksAfterCommit = true
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
