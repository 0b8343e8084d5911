import type { CallerRest } from '../../rest/callerRest.ts'
import { toStatement, type StatementModel } from './statement.mapper.ts'

export async function fetchStatement(rest: CallerRest, month: string | null | undefined): Promise<StatementModel> {
  return toStatement(await rest.get('/api/statement', { query: { month: month ?? undefined } }))
}
