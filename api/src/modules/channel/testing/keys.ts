import { generateKeyPairSync, type KeyObject } from 'node:crypto'

export interface KeyPair {
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}

export function rsaPair(modulusLength = 2048): KeyPair {
  return generateKeyPairSync('rsa', { modulusLength })
}

export function pem(key: KeyObject): string {
  const text = key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' })
  return typeof text === 'string' ? text : text.toString()
}

export function bareBase64(key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'spki'): string {
  return key.export({ type, format: 'der' }).toString('base64')
}
