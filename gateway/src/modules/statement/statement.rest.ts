import type { Statement } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { toStatement } from './statement.mapper.ts'

export async function fetchStatement(rest: CallerRest, month: string | null | undefined): Promise<Statement> {
  return toStatement(await rest.get('/api/statement', { query: { month: month ?? undefined } }))
}
