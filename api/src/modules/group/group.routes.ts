import { Type } from 'typebox'
import { PAGE_SIZE_DEFAULT } from 'rules/constants'
import { seconds, type Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref, pageOf } from '../../server/envelope.ts'
import { fields, IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { LINE_REASONS } from '../cart/lineReasons.ts'
import { sessionOf } from '../../server/session.ts'
import { cartStateExample } from '../cart/cart.schemas.ts'
import { viewerOf } from '../user/viewer.ts'
import { memberView } from '../user/user.service.ts'
import { groupExample, GroupSchema, groupSchemas, groupWire, JoinedData, teamExample, teamWire } from './group.schemas.ts'
import { groupDetail, groupPage, joinGroup, type SalePage } from './group.service.ts'

const TAG = '抱团购'
const PageQuery = Type.Object({ page: fields.page(), per_page: fields.perPage() })
const JoinBody = Type.Object({
  team_id: Type.Optional({ ...fields.id('团编号'), description: '不填则开新团' }),
  number: fields.quantity(),
  client_key: clientKeyField(),
})
const GroupPage = Type.Object({ timestamp: Type.Integer({ description: '服务器时间' }), ...pageOf(ref(GroupSchema)).properties })

interface PageAsked {
  readonly page?: number
  readonly per_page?: number
}
const sliceOf = ({ page = 1, per_page = PAGE_SIZE_DEFAULT }: PageAsked) => ({ limit: per_page, offset: (page - 1) * per_page })

function paged(deps: Deps, { rows, total }: SalePage, { page = 1, per_page = PAGE_SIZE_DEFAULT }: PageAsked) {
  return {
    timestamp: seconds(deps.clock.now()),
    data: rows.map(groupWire),
    current_page: page,
    per_page,
    total,
    last_page: Math.max(1, Math.ceil(total / per_page)),
  }
}
const pageExample = { timestamp: 1795226400, data: [groupExample], current_page: 1, per_page: PAGE_SIZE_DEFAULT, total: 1, last_page: 1 }

/** Shops buy one good together: its price falls with what the team has ordered. */
export const groupRoom: Room = {
  name: 'group',
  schemas: groupSchemas,
  routes(app, deps) {
    const list = describeCall({ summary: '抱团活动', tag: TAG, visitor: true, data: GroupPage, example: pageExample })
    app.get('/api/group', { ...list, schema: { ...list.schema, querystring: PageQuery } }, async (request) =>
      ok(paged(deps, await groupPage(deps, await viewerOf(deps, request), sliceOf(request.query)), request.query)),
    )

    const shop = describeCall({ summary: '本店参加的抱团', tag: TAG, data: GroupPage, example: pageExample })
    app.get('/api/group/shop', { ...shop, schema: { ...shop.schema, querystring: PageQuery } }, async (request) =>
      ok(
        paged(
          deps,
          await groupPage(deps, await memberView(deps, sessionOf(request).memberId), sliceOf(request.query), true),
          request.query,
        ),
      ),
    )

    const detail = describeCall({
      summary: '抱团活动详情与各团',
      tag: TAG,
      visitor: true,
      statuses: [404],
      data: ref(GroupSchema),
      example: groupExample,
    })
    app.get('/api/group/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) =>
      ok(groupWire(await groupDetail(deps, await viewerOf(deps, request), pathId(request.params.id)))),
    )

    joinRoute(app, deps)
  },
}

function joinRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '参团或开团，商品按团价进采购单',
    tag: TAG,
    right: 'order',
    statuses: [404],
    reasons: ['GROUP_FULL', 'GROUP_JOINED', 'GROUP_EARLY', 'GROUP_ENDED', 'IDEMPOTENCY_REUSED', ...LINE_REASONS, 'CART_FULL'],
    data: JoinedData,
    example: {
      team: { ...teamExample, mine: 0 },
      group: { ...groupExample, my_team_id: teamExample.id },
      lines: cartStateExample.data.map((line) => ({ ...line, type: 2 as const })),
    },
  })
  app.post('/api/group/:id/join', { ...call, schema: { ...call.schema, params: IdParams, body: JoinBody } }, async (request) => {
    const { team_id: teamId, number, client_key: clientKey } = request.body
    const viewer = await memberView(deps, sessionOf(request).memberId)
    const { team, sale, lines } = await joinGroup(deps, viewer, pathId(request.params.id), {
      teamId: teamId === undefined ? null : Number(teamId),
      number,
      clientKey,
    })
    return ok({ team: teamWire(team, sale.goods.basePrice === null), group: groupWire(sale), lines })
  })
}
