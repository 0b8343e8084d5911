import { expect, it } from 'vitest'
import { signatureHeader } from './signature.ts'

const secret = 'whsec-of-the-tests'
const body = '{"id":"7","type":"order.paid"}'

it('a message is signed by HMAC-SHA256 over its time and body, once for each secret that is good', () => {
  // printf '1795226400.{"id":"7","type":"order.paid"}' | openssl dgst -sha256 -hmac whsec-of-the-tests
  expect(signatureHeader([secret, 'next'], 1_795_226_400, body)).toBe(
    [
      't=1795226400',
      'v1=a24cdf932e948898d5bf69ac6d46dc291db3c22040cb70cb5ece710fef995ff0',
      'v1=48982ce05aed98559163a4f3c4fb747d292627e0126e3025aa25fd71ebd5d712',
    ].join(),
  )
})
