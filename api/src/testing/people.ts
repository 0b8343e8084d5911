import { scopeCodes } from '../db/migrations/referenceV1.ts'
import { hashPassword } from '../modules/auth/password.ts'
import { addAccount, createMember, type NewMember } from '../modules/user/user.service.ts'
import type { Harness } from './harness.ts'
import type { TestClient } from './testClient.ts'

export const PASSWORD = 'Demo-2026'

export interface Person {
  readonly username: string
  readonly phone: string
  readonly accountId: number
  readonly memberId: number
}

/** Hundreds of people log in hundreds of times. */
const CHEAP = { memory: 8, passes: 1, lanes: 1 }

let people = 0

/** A shop in order (or as `changes` say) with one account; `n` names both. */
export async function createPerson(harness: Pick<Harness, 'deps'>, changes: Partial<NewMember> = {}, n = ++people): Promise<Person> {
  const username = `buyer${n}`
  const phone = `138${String(n).padStart(8, '0')}`
  const memberId = await createMember(harness.deps, {
    company: `测试药房${n}`,
    kind: 'pharmacy',
    regionId: 420000,
    review: 'passed',
    ephAllowed: true,
    scopes: scopeCodes.map(([code]) => ({ code, validTo: null })),
    certificates: [],
    ...changes,
  })
  const passwordHash = await hashPassword(PASSWORD, harness.deps.random, CHEAP)
  const accountId = await addAccount(harness.deps, { username, name: '王店长', phone, passwordHash, memberIds: [memberId] })
  return { username, phone, accountId, memberId }
}

/** A client that is logged in as that person. */
export async function logIn(harness: Harness, person: Person): Promise<TestClient> {
  const client = harness.client()
  const answer = await client.post('/api/auth/login', { username: person.username, password: PASSWORD })
  if (answer.status !== 200) throw new Error(`cannot log in as ${person.username}: ${String(answer.message)}`)
  return client
}
