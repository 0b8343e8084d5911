import { sql } from 'kysely'
import { Type } from 'typebox'
import type { Room } from '../../server/app.ts'
import { openUploadStore } from '../upload/store/uploadStore.ts'
import type { StoreState } from '../upload/store/watchedStore.ts'

const StatusSchema = Type.Object({ status: Type.String() })
const ReadySchema = Type.Object({
  status: Type.String(),
  store: Type.Unsafe<StoreState>({ type: 'string', enum: ['fine', 'slow', 'away'], description: '上传文件的存储：最近一次访问正常、超过2秒或失败；不影响就绪' }),
})

/** Plain JSON, not the envelope: balancers read these. */
export const healthRoom: Room = {
  name: 'health',
  schemas: [],
  routes(app, deps) {
    const store = openUploadStore(deps.settings)
    const config = { access: 'visitor' } as const
    app.get('/healthz', { config, schema: { summary: '进程存活', tags: ['运维'], response: { 200: StatusSchema } } }, () => ({ status: 'ok' }))
    app.get('/readyz', { config, schema: { summary: '可接受请求（数据库可用）', tags: ['运维'], response: { 200: ReadySchema, 503: StatusSchema } } }, async (request, reply) => {
      if (app.leaving.isOn) return reply.code(503).send({ status: 'leaving' })
      try {
        await sql`select 1`.execute(deps.db)
        return { status: 'ready', store: store.state }
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer')
        return reply.code(503).send({ status: 'database' })
      }
    })
  },
}
