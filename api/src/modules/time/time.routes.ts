import { Type } from 'typebox'
import { seconds } from '../../deps.ts'
import type { Room } from '../../server/app.ts'
import { describeCall, ok } from '../../server/envelope.ts'

export const timeRoom: Room = {
  name: 'time',
  schemas: [],
  routes(app, deps) {
    const time = describeCall({
      summary: '服务器时间',
      tag: '公共',
      visitor: true,
      data: Type.Object({ timestamp: Type.Integer({ description: '10 位秒' }) }),
      example: { timestamp: 1795226400 },
    })
    app.get('/api/time', time, () => ok({ timestamp: seconds(deps.clock.now()) }))
  },
}
