import { Type } from 'typebox'
import type { Room } from '../../server/app.ts'
import { ok } from '../../server/envelope.ts'
import { erpList } from '../../server/erpCall.ts'
import { answers } from '../../server/fields.ts'
import { examine } from './doctor.service.ts'
import type { Finding } from './findings.ts'

const LEVELS: readonly Finding['level'][] = ['missing', 'warning']
const DoctorData = Type.Object({
  is_ready: answers.flag('没有 missing 即为 1：可以接单'),
  findings: Type.Array(
    Type.Object({
      code: Type.String(),
      level: answers.oneOf(LEVELS, 'missing 缺了不能接单，warning 可稍后再办'),
      text: Type.String(),
      remedy: Type.String({ description: '怎么办' }),
    }),
  ),
})

/** What is still missing until the first order can be placed, and what keeps the shop from the next. */
export const doctorRoom: Room = {
  name: 'doctor',
  schemas: [],
  routes(app, deps) {
    const call = erpList({
      area: 'site',
      summary: '体检：接单前还缺什么，怎么办',
      data: DoctorData,
      example: {
        is_ready: 0,
        findings: [
          { code: 'warehouse', level: 'missing', text: '没有仓库', remedy: 'npm run erp -- warehouse 1 主仓 800.00 12.00 200.00' },
        ],
      },
    })
    app.get('/api/erp/doctor', call, async () => {
      const findings = await examine(deps)
      return ok({ is_ready: findings.some(({ level }) => level === 'missing') ? 0 : 1, findings })
    })
  },
}
