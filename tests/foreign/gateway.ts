import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Server } from '../../scripts/lib/child.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import { COOKIE, type ForeignHost } from './host.ts'

export type ForeignGateway = { readonly url: string; readonly logs: readonly Record<string, unknown>[]; readonly stop: () => Promise<void> }

/** The real gateway, with the storefront's documents, before somebody else's marketplace. */
export async function startForeignGateway(host: ForeignHost, env: Record<string, string> = {}): Promise<ForeignGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-foreign-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let output = ''
  const settings = {
    PORT: String(port),
    PUBLIC_URL: url,
    API_URL: host.url,
    UPSTREAM_COOKIE: COOKIE,
    TRUSTED_DOCUMENTS: inRoot('client/persisted.json'),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    RATE_PER_SESSION: '0',
    RATE_PER_ADDRESS: '0',
    ...env,
  }
  const server = new Server(['gateway/src/main.ts'], settings, (text) => (output += text))
  if (!(await server.ready())) throw new Error(`The gateway did not start: ${output}`)
  return {
    url,
    get logs() {
      return output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
