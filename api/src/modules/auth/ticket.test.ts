import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { findPhoneTicket, issueTicket, redeemTicket } from './ticket.service.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())

it('a ticket is good for one use: it opens nothing and pays for nothing again', async () => {
  const { ticket } = await issueTicket(h.deps, { scene: 'register', phone: '13900000001' })
  const open = await findPhoneTicket(h.deps, ticket)
  expect(open?.subject).toEqual({ scene: 'register', phone: '13900000001' })
  if (open === null) return
  await redeemTicket(h.deps, open)
  expect(await findPhoneTicket(h.deps, ticket)).toBeNull()
  await expect(redeemTicket(h.deps, open)).rejects.toMatchObject({ status: 410 })
})
