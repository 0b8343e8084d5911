import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

const MIN_BITS = 2048
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** The one form that both providers' libraries take. */
export function pemOf(key: KeyObject): string {
  return key
    .export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' })
    .toString()
    .trim()
}

/** Null for text that is not exactly base64; Buffer.from would skip what it does not know. */
export function decodeBase64(text: string): Buffer | null {
  return text !== '' && BASE64.test(text) ? Buffer.from(text, 'base64') : null
}

/** A PEM text, or the bare base64 that Alipay's key tool writes (PKCS#8 or PKCS#1). Null when it is no RSA key of 2048 bits. */
export function readPrivateKey(text: string): KeyObject | null {
  const body = text.trim()
  if (body.startsWith('-----BEGIN')) return rsaKey(() => createPrivateKey(body))
  const der = decodeBase64(body.replaceAll(/\s/g, ''))
  if (der === null) return null
  return (
    rsaKey(() => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })) ??
    rsaKey(() => createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }))
  )
}

/** A PEM public key or certificate, or bare base64 of an SPKI key. Null when it is no RSA key of 2048 bits. */
export function readPublicKey(text: string): KeyObject | null {
  const body = text.trim()
  // createPublicKey would take a private key too; one in this place is a mix-up worth refusing.
  if (/^-----BEGIN (?:RSA )?(?:PUBLIC KEY|CERTIFICATE)-----/.test(body)) return rsaKey(() => createPublicKey(body))
  const der = decodeBase64(body.replaceAll(/\s/g, ''))
  return der === null ? null : rsaKey(() => createPublicKey({ key: der, format: 'der', type: 'spki' }))
}

/** A provider's key that is the other half of our own was taken from the wrong file. */
export function isPair(privateKey: KeyObject, publicKey: KeyObject): boolean {
  return createPublicKey(privateKey).equals(publicKey)
}

function rsaKey(read: () => KeyObject): KeyObject | null {
  try {
    const key = read()
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_BITS ? key : null
  } catch {
    return null
  }
}
