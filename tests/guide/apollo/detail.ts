import type { ApolloClient } from '@apollo/client/core'
import { DetailDocument, type DetailQuery } from '../generated/graphql.ts'

export async function readDetail(client: ApolloClient, goodsID: string): Promise<DetailQuery['goods']> {
  const { data } = await client.query({ query: DetailDocument, variables: { goodsID } })
  return data?.goods ?? null
}
