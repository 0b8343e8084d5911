import type { Client } from '@urql/core'
import { DetailDocument, type DetailQuery } from '../generated/graphql.ts'
import { dataOf } from './ask.ts'

export async function readDetail(client: Client, goodsID: string): Promise<DetailQuery['goods']> {
  return (await dataOf(client.query(DetailDocument, { goodsID }))).goods
}
