import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, nullable, ok } from '../../server/envelope.ts'
import { findActivityPage } from './activity.repo.ts'

type Status = 'waiting' | 'open' | 'over'

const ActivityData = Type.Object({
  status: Type.Unsafe<Status>({
    type: 'string',
    enum: ['waiting', 'open', 'over'],
    description: 'waiting 未开始，open 进行中，over 已结束',
  }),
  message: Type.String({ description: '不能进入时的提示；进行中为空' }),
  page: nullable(Type.String({ description: '进行中时要打开的站内地址' })),
})

const part = () => Type.String({ title: '活动地址', description: '活动地址的一段，字母、数字、- 或 _' })
const DEPTHS = [{ url: part() }, { url: part(), url1: part() }, { url: part(), url1: part(), url2: part() }] as const

async function activityPage(deps: Deps, parts: readonly string[]): Promise<{ status: Status; message: string; page: string | null }> {
  const row = parts.every((segment) => /^[A-Za-z0-9_-]{1,60}$/.test(segment)) ? await findActivityPage(deps.db, parts.join('/')) : null
  if (row === null) throw notFound('您访问的活动不存在')
  const now = deps.clock.now()
  if (row.starts_at > now) return { status: 'waiting', message: row.message === '' ? '活动未开始' : row.message, page: null }
  return row.ends_at > now ? { status: 'open', message: '', page: row.page } : { status: 'over', message: '活动已结束', page: null }
}

/** Where addresses of activities lead, which are printed and sent out long before the page is there. */
export const activityRoom: Room = {
  name: 'activity',
  schemas: [],
  routes(app: App, deps: Deps) {
    for (const params of DEPTHS) {
      const path = Object.keys(params)
        .map((name) => `/:${name}`)
        .join('')
      const call = describeCall({
        summary: '活动页面',
        tag: '活动',
        visitor: true,
        mayLag: true,
        statuses: [404],
        data: ActivityData,
        example: { status: 'open', message: '', page: '/list' },
      })
      app.get(`/api/activity/page${path}`, { ...call, schema: { ...call.schema, params: Type.Object(params) } }, async (request) =>
        ok(await activityPage(deps, Object.values(request.params))),
      )
    }
  },
}
