import { Type } from 'typebox'
import { seconds, type Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { erpList } from '../../server/erpCall.ts'
import { fields } from '../../server/fields.ts'
import { checkLinks, headOf } from '../integrity/check.service.ts'
import { brokenText } from '../integrity/words.ts'

/** Some ten thousand rows: a call answers in time, whatever the size of the shop. */
const LINKS = 40

const Query = Type.Object({ after: Type.Optional(fields.id('起始环')) })
const Data = Type.Object({
  links: Type.Integer({ description: '链上的环数' }),
  head: nullable(Type.String({ description: '末环的散列：抄下来，以后可凭它证明链未被改写' })),
  head_at: nullable(Type.Integer({ description: '末环的时间' })),
  checked: Type.Integer({ description: '本次核对到的环' }),
  rows: Type.Integer({ description: '本次核对的记录数' }),
  broken: Type.Array(
    Type.Object({
      link: Type.String({ description: '环' }),
      line: Type.String({ description: '记录种类' }),
      key: Type.String({ description: '记录编号，或其前后的编号' }),
      text: Type.String(),
    }),
  ),
  next: nullable(Type.String({ description: '继续核对时 after 所填；已到末尾时为 null' })),
})

/** Whether histories are as they were written. */
export function integrityRoutes(app: App, deps: Deps): void {
  const call = erpList({
    area: 'orders',
    summary: `核对防篡改链：列出与写入时不一致的记录，每次 ${LINKS} 环`,
    data: Data,
    example: {
      links: 812,
      head: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      head_at: 1_795_312_800,
      checked: 40,
      rows: 18_204,
      broken: [{ link: '7', line: 'orders', key: '12', text: '订单 12 与写入时不一致' }],
      next: '40',
    },
  })
  app.get('/api/erp/integrity', { ...call, schema: { ...call.schema, querystring: Query } }, async (request) => {
    const after = Number(request.query.after ?? 0)
    const head = await headOf(deps)
    const { links, rows, next, broken } = await checkLinks(deps, after, LINKS)
    return ok({
      links: head.links,
      head: head.hash,
      head_at: head.at === null ? null : seconds(head.at),
      checked: after + links,
      rows,
      broken: broken.map((found) => ({ link: String(found.link), line: found.line, key: found.key, text: brokenText(found) })),
      next: next === null ? null : String(next),
    })
  })
}
