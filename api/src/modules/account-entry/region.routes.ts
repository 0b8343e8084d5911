import { Type } from 'typebox'
import type { Room } from '../../server/app.ts'
import { describeCall, ok } from '../../server/envelope.ts'
import { fields, IdParams } from '../../server/fields.ts'
import { regionById, regionsBelow } from './region.service.ts'

const RegionData = Type.Object({ id: Type.String(), name: Type.String() })
const RegionQuery = Type.Object({ parent_id: Type.Optional(fields.id('上级地区')) })

export const regionRoom: Room = {
  name: 'region',
  schemas: [],
  routes(app, deps) {
    const call = describeCall({
      summary: '下级地区；不带 parent_id 时为省份',
      tag: '公共',
      visitor: true,
      mayLag: true,
      data: Type.Array(RegionData),
      example: [{ id: '330000', name: '浙江省' }],
    })
    app.get('/api/region', { ...call, schema: { ...call.schema, querystring: RegionQuery } }, async (request) => {
      const regions = await regionsBelow(deps, request.query.parent_id)
      return ok(regions.map(({ id, name }) => ({ id: String(id), name })))
    })

    const single = describeCall({
      summary: '单个地区',
      tag: '公共',
      visitor: true,
      mayLag: true,
      data: RegionData,
      example: { id: '330000', name: '浙江省' },
      statuses: [404],
    })
    app.get('/api/region/:id', { ...single, schema: { ...single.schema, params: IdParams } }, async (request) => {
      const { id, name } = await regionById(deps, request.params.id)
      return ok({ id: String(id), name })
    })
  },
}
