import { sql } from 'kysely'
import { Type } from 'typebox'
import type { Room } from '../../server/app.ts'

const StatusSchema = Type.Object({ status: Type.String() })

/** Plain JSON, not the envelope: balancers read these. */
export const healthRoom: Room = {
  name: 'health',
  schemas: [],
  routes(app, deps) {
    const config = { access: 'visitor' } as const
    app.get('/healthz', { config, schema: { summary: '进程存活', tags: ['运维'], response: { 200: StatusSchema } } }, () => ({ status: 'ok' }))
    app.get('/readyz', { config, schema: { summary: '可接受请求（数据库可用）', tags: ['运维'], response: { 200: StatusSchema, 503: StatusSchema } } }, async (request, reply) => {
      if (app.leaving.isOn) return reply.code(503).send({ status: 'leaving' })
      try {
        await sql`select 1`.execute(deps.db)
        return { status: 'ready' }
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer')
        return reply.code(503).send({ status: 'database' })
      }
    })
  },
}
