import type { Resolvers } from '../../generated/resolvers-types.ts'
import { connectionOf } from '../base/connection.ts'
import { fetchStatement } from './statement.rest.ts'

export const statementResolvers: Resolvers = {
  Query: {
    statement: (_, { month }, { rest }) => fetchStatement(rest, month),
  },
  Statement: {
    orders: ({ orders }, pageArgs) => connectionOf(orders, pageArgs),
  },
}
