import type { ApolloClient } from '@apollo/client/core'
import { LogInDocument } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import type { Shop } from '../shop.ts'

export async function logIn(client: ApolloClient, { tokens }: Shop, username: string, password: string): Promise<string | null> {
  const { data } = await client.mutate({ mutation: LogInDocument, variables: { input: { username, password, isTokenWanted: true } } })
  const { token, viewer } = accepted(data?.login)
  tokens.set(token)
  return viewer?.company ?? null
}
