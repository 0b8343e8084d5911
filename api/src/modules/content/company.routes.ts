import { Type } from 'typebox'
import { today } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { companyOf } from '../company/company.service.ts'
import { findLicencePicture, findLicences } from '../company/licence.repo.ts'
import { licencesOn } from '../company/licence.service.ts'
import { companyExample, CompanySchema, LicenceSchema, licenceWire } from './company.schemas.ts'
import { keptContent } from './keptContent.ts'
import { pictureHeaders } from './pictureHeaders.ts'
import { keepable } from './publicAnswer.ts'

const FILE = /^([0-9]{1,15})-([0-9a-f]{12})\.(jpg|png|webp|svg)$/

/** Who sells here, and by which licences: the law wants it shown all the time. */
export const companyRoom: Room = {
  name: 'company',
  schemas: [LicenceSchema, CompanySchema],
  routes(app, deps) {
    const call = describeCall({
      summary: '企业信息与经营资质',
      tag: '内容',
      visitor: true,
      mayLag: true,
      data: ref(CompanySchema),
      example: companyExample,
    })
    app.get('/api/company', { ...call, onSend: keepable }, async () => {
      const { company, address, wechat_name } = await keptContent(deps, 'company', () => companyOf(deps))
      const rows = await keptContent(deps, 'licences', () => findLicences(deps.db))
      return ok({ company, address, wechat_name, licences: licencesOn(today(deps.clock.now()), rows).map(licenceWire) })
    })

    const file = {
      summary: '企业证照的图片，图片更换时地址随之变化',
      tags: ['文件'],
      params: Type.Object({ file: Type.String({ title: '文件名', description: '{编号}-{内容摘要}.{格式}' }) }),
      response: {
        200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description: '图片' }),
        404: Type.Unsafe({ $ref: 'Failure#', description: '不存在' }),
      },
      produces: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'],
    }
    app.get('/files/licence/:file', { schema: file, config: { access: 'visitor' } }, async (request, reply) => {
      const [, id = '', digest = ''] = FILE.exec(request.params.file) ?? []
      const picture = id === '' ? null : await findLicencePicture(deps.db, Number(id), digest)
      if (picture === null) throw notFound('图片不存在')
      pictureHeaders(reply)
      return reply.type(picture.mime).send(picture.bytes)
    })
  },
}
