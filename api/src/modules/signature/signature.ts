import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import type { Settings } from '../../settings.ts'

type Keys = { readonly settings: Pick<Settings, 'signingKeys'> }

/** What an Ed25519 key's 32 bytes lack to be PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKey = (seed: Uint8Array): KeyObject => createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })

/** The detached signature in base64, by the first key; null where there is none. */
export function signatureOf({ settings }: Keys, bytes: Uint8Array): string | null {
  const [current] = settings.signingKeys
  return current === undefined ? null : sign(null, bytes, privateKey(current.key)).toString('base64')
}

/** As PEM, for anybody to check what the house signed; null for a name that it has no key of. */
export function publicKey({ settings }: Keys, id: string): string | null {
  const found = settings.signingKeys.find((key) => key.id === id)
  return found === undefined ? null : createPublicKey(privateKey(found.key)).export({ format: 'pem', type: 'spki' }).toString()
}
