import { Type, type Static } from 'typebox'
import { PAGE_SIZE_DEFAULT } from 'rules/constants'
import { ACTIVITY_KINDS, type ActivityKind } from 'rules/kinds'
import { seconds, type Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, pageOf } from '../../server/envelope.ts'
import { fields, idList } from '../../server/fields.ts'
import { paged, sliceOf } from '../../server/paging.ts'
import { coveringExample, CoveringSchema } from '../browse/browse.schemas.ts'
import { coveringWire } from '../browse/browse.service.ts'
import { countZone, findActivityList, type ListedActivity } from './zone.repo.ts'
import { ZONE_KINDS, ZONE_TEXTS, type ZoneKind } from './zoneTexts.ts'

const TAG = '专区'
const DAY_MS = 86_400_000
/** So long an activity that is over still shows that it was. */
const SHOWN_AFTER_MS = 3 * DAY_MS
const IDS_MAX = 20

type State = 'waiting' | 'running' | 'sold_out' | 'over'

const ZoneData = Type.Object({
  kind: Type.Unsafe<ZoneKind>({ type: 'string', enum: [...ZONE_KINDS] }),
  name: Type.String(),
  subtitle: Type.String(),
  rules: Type.Array(Type.String(), { description: '专区规则，逐条' }),
  count: Type.Integer({ description: '专区内的商品、活动或券的数量' }),
  timestamp: Type.Integer({ description: '服务器时间，10 位秒' }),
})

const ActivityItem = Type.Object({
  ...CoveringSchema.properties,
  status: Type.Unsafe<State>({
    type: 'string',
    enum: ['waiting', 'running', 'sold_out', 'over'],
    description: 'waiting 未开始，running 进行中，sold_out 已售罄，over 已结束',
  }),
  starts_at: Type.Integer({ description: '10 位秒' }),
  goods_count: Type.Integer({ description: '参与的在售商品数' }),
})
const ActivityPage = Type.Object({ timestamp: Type.Integer({ description: '服务器时间，10 位秒' }), ...pageOf(ActivityItem).properties })
const ListQuery = Type.Object({
  page: fields.page(),
  per_page: fields.perPage(),
  ids: Type.Optional({ ...fields.ids('活动编号', IDS_MAX), description: '只看这些活动，不论状态' }),
  kind: Type.Optional(Type.Unsafe<ActivityKind>({ type: 'string', enum: [...ACTIVITY_KINDS], title: '活动类型' })),
})

/** What a zone says of itself, and the activities that zones and activity pages are made of. */
export const zoneRoom: Room = {
  name: 'zone',
  schemas: [],
  routes(app, deps) {
    const zone = describeCall({
      summary: '专区说明与规则',
      tag: TAG,
      visitor: true,
      mayLag: true,
      statuses: [404],
      data: ZoneData,
      example: { kind: 'yx', ...ZONE_TEXTS.yx, rules: [...ZONE_TEXTS.yx.rules], count: 24, timestamp: 1795226400 },
    })
    app.get(
      '/api/zone/:url',
      {
        ...zone,
        schema: { ...zone.schema, params: Type.Object({ url: Type.String({ title: '专区', description: ZONE_KINDS.join(' ') }) }) },
      },
      async (request) => {
        const kind = ZONE_KINDS.find((candidate) => candidate === request.params.url)
        if (kind === undefined) throw notFound('您访问的专区不存在')
        const now = deps.clock.now()
        const { name, subtitle, rules } = ZONE_TEXTS[kind]
        return ok({ kind, name, subtitle, rules: [...rules], count: await countZone(deps.db, kind, now), timestamp: seconds(now) })
      },
    )
    activityRoute(app, deps)
  },
}

function activityRoute(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '满减与折扣活动及其状态',
    tag: TAG,
    visitor: true,
    mayLag: true,
    data: ActivityPage,
    example: {
      timestamp: 1795226400,
      data: [{ ...coveringExample, status: 'running', starts_at: 1795140000, goods_count: 24 }],
      current_page: 1,
      per_page: PAGE_SIZE_DEFAULT,
      total: 1,
      last_page: 1,
    },
  })
  app.get('/api/manjian', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
    const { page = 1, per_page: perPage = PAGE_SIZE_DEFAULT, ids, kind = null } = request.query
    const now = deps.clock.now()
    const { rows, total } = await findActivityList(deps.db, {
      ids: ids === undefined ? null : idList(ids),
      kind,
      from: new Date(now.getTime() - SHOWN_AFTER_MS),
      now,
      ...sliceOf({ page, per_page: perPage }),
    })
    const items = rows.map((row) => itemWire(row, now))
    return ok({ timestamp: seconds(now), ...paged(items, total, { page, per_page: perPage }) })
  })
}

function itemWire(row: ListedActivity, now: Date): Static<typeof ActivityItem> {
  return { ...coveringWire(row.activity), status: stateOf(row, now), starts_at: seconds(row.startsAt), goods_count: row.goods }
}

function stateOf({ activity, startsAt, inStock }: ListedActivity, now: Date): State {
  if (activity.endsAt <= now) return 'over'
  if (startsAt > now) return 'waiting'
  return inStock > 0 && activity.left !== 0 ? 'running' : 'sold_out'
}
