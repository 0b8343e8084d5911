import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { publicKey, signatureOf } from './signature.ts'

/** The first test of RFC 8032, 7.1: an empty message. */
const SEED = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'
const SIGNATURE =
  'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b'
const key = (id: string, hex: string) => ({ id, key: Buffer.from(hex, 'hex') })

it('a signature is the one of RFC 8032, and its public key is found by its name', () => {
  const deps = { settings: { signingKeys: [key('k2', SEED), key('k1', '01'.repeat(32))] } }
  expect(Buffer.from(signatureOf(deps, Buffer.alloc(0)) ?? '', 'base64').toString('hex')).toBe(SIGNATURE)
  const pem = publicKey(deps, 'k2') ?? ''
  expect(verify(null, Buffer.alloc(0), createPublicKey(pem), Buffer.from(SIGNATURE, 'hex'))).toBe(true)
  expect(publicKey(deps, 'k1')).not.toBe(pem)
  expect(publicKey(deps, 'k3')).toBeNull()
})

it('without a key nothing is signed', () => {
  expect(signatureOf({ settings: { signingKeys: [] } }, Buffer.from('a'))).toBeNull()
})
