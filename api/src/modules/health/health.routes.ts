import { Type } from 'typebox'
import { measureClock } from '../../db/clockOff.ts'
import { oldestWaitMs } from '../event/event.repo.ts'
import type { Room } from '../../server/app.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'
import type { StoreState } from '../upload/store/watchedStore.ts'

const StatusSchema = Type.Object({ status: Type.String() })
const ReadySchema = Type.Object({
  status: Type.String(),
  store: Type.Unsafe<StoreState>({
    type: 'string',
    enum: ['fine', 'slow', 'away'],
    description: '上传文件的存储：最近一次访问正常、超过2秒或失败；不影响就绪',
  }),
  clock_off_ms: Type.Integer({ description: '本机时钟比数据库时钟快多少毫秒（慢为负数）；相差超过5秒时，本进程不运行定时任务' }),
  events_wait_ms: Type.Integer({ description: '最早一条尚未推送的变更已等待多少毫秒；没有则为0' }),
})

/** Plain JSON, not the envelope: balancers read these. */
export const healthRoom: Room = {
  name: 'health',
  schemas: [],
  routes(app, deps) {
    const store = openUploadStore(deps.settings)
    const config = { access: 'visitor' } as const
    app.get('/healthz', { config, schema: { summary: '进程存活', tags: ['运维'], response: { 200: StatusSchema } } }, () => ({
      status: 'ok',
    }))
    app.get(
      '/readyz',
      { config, schema: { summary: '可接受请求（数据库可用）', tags: ['运维'], response: { 200: ReadySchema, 503: StatusSchema } } },
      async (request, reply) => {
        if (app.leaving.isOn) return reply.code(503).send({ status: 'leaving' })
        try {
          return {
            status: 'ready',
            store: store.state,
            clock_off_ms: await measureClock(deps),
            events_wait_ms: await oldestWaitMs(deps.db),
          }
        } catch (error) {
          request.log.error({ err: error }, 'the database does not answer')
          return reply.code(503).send({ status: 'database' })
        }
      },
    )
  },
}
