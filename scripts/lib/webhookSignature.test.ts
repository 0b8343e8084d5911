import { expect, it } from 'vitest'
import { faultOfSignature } from './webhookSignature.ts'

const secret = 'whsec-of-the-tests'
const body = '{"id":"7","type":"order.paid"}'
/** Made with openssl, by this secret and by «next». */
const header = [
  't=1795226400',
  'v1=a24cdf932e948898d5bf69ac6d46dc291db3c22040cb70cb5ece710fef995ff0',
  'v1=48982ce05aed98559163a4f3c4fb747d292627e0126e3025aa25fd71ebd5d712',
].join()

it('a consumer takes what either secret has signed, and nothing that was changed, signed by another or recorded', () => {
  const at = 1_795_226_400
  expect([
    faultOfSignature(header, secret, body, at + 300),
    faultOfSignature(header, 'next', body, at),
    faultOfSignature(header, 'third', body, at),
    faultOfSignature(header, secret, body.replace('7', '8'), at),
    faultOfSignature(header.replace(String(at), String(at + 1)), secret, body, at),
    faultOfSignature(header, secret, body, at + 301),
    faultOfSignature('v1=00', secret, body, at),
  ]).toEqual([null, null, 'wrong signature', 'wrong signature', 'wrong signature', 'too old', 'no time'])
})
