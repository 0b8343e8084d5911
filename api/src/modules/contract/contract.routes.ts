import { Type } from 'typebox'
import { seconds } from '../../deps.ts'
import type { Room } from '../../server/app.ts'
import { describeCall, nullable, ok } from '../../server/envelope.ts'
import { fields } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { currentContract, signContract } from './contract.service.ts'

const ContractData = Type.Object({
  id: Type.String(),
  version: Type.String(),
  title: Type.String(),
  body: Type.String({ description: '纯文本，段落之间空一行' }),
  signed_at: nullable(Type.Integer()),
})

const SignBody = Type.Object({
  id: fields.id('合同编号'),
  agree: Type.Unsafe<'1'>({ type: 'string', enum: ['1'], title: '同意', 'x-sentence': '请阅读并同意合同内容' }),
})

export const contractRoom: Room = {
  name: 'contract',
  schemas: [],
  routes(app, deps) {
    const read = describeCall({
      summary: '当前电子合同',
      tag: '电子合同',
      data: ContractData,
      example: { id: '1', version: '2026-01', title: '药品采购电子合同', body: '甲方（采购方）：……\n\n一、主体资格……', signed_at: null },
    })
    app.get('/api/contract', read, async (request) => {
      const { id, version, title, body, signedAt } = await currentContract(deps, sessionOf(request).memberId)
      return ok({ id: String(id), version, title, body, signed_at: signedAt === null ? null : seconds(signedAt) })
    })

    const sign = describeCall({
      summary: '签署电子合同',
      tag: '电子合同',
      reasons: ['STATE_CHANGED'],
      statuses: [404],
      data: Type.Object({ id: Type.String(), signed_at: Type.Integer() }),
      example: { id: '1', signed_at: 1795226400 },
    })
    app.post('/api/contract/sign', { ...sign, schema: { ...sign.schema, body: SignBody } }, async (request) => {
      const { id, signedAt } = await signContract(deps, sessionOf(request), Number(request.body.id))
      return ok({ id: String(id), signed_at: seconds(signedAt) })
    })
  },
}
