import type { Client } from '@urql/core'
import { LogInDocument } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import type { Shop } from '../shop.ts'
import { dataOf } from './ask.ts'

export async function logIn(client: Client, { tokens }: Shop, username: string, password: string): Promise<string | null> {
  const { login } = await dataOf(client.mutation(LogInDocument, { input: { username, password, isTokenWanted: true } }))
  const { token, viewer } = accepted(login)
  tokens.set(token)
  return viewer?.company ?? null
}
