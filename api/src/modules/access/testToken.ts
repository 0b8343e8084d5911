import { ERP_TOKEN, type Harness } from '../../testing/harness.ts'

export interface TestToken {
  readonly id: string
  readonly name: string
  readonly token: string
}

/** A token made by the owner's key. */
export async function issueToken(h: Harness, name: string, scopes: string, kind: 'person' | 'program' = 'person'): Promise<TestToken> {
  const owner = h.client({ authorization: `Bearer ${ERP_TOKEN}` })
  const { status, data, message } = await owner.post('/api/erp/token', { staff: '店主', name, kind, scopes })
  if (status !== 200) throw new Error(String(message))
  return data as TestToken
}

export const clientOf = (h: Harness, token: string) => h.client({ authorization: `Bearer ${token}` })
