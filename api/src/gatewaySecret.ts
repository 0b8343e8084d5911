import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The demo's own secret, made once and kept where only this user reads it; the gateway reads the same file. */
export function keptGatewaySecret(dataDir: string): Promise<string> {
  return keptSecret(dataDir, 'gateway-secret')
}

/** A secret of the demo's own under a file of that name. */
export async function keptSecret(dataDir: string, name: 'gateway-secret' | 'erp-token' | 'sandbox-secret'): Promise<string> {
  const path = join(dataDir, name)
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  return (await readFile(path, 'utf8')).trim()
}
