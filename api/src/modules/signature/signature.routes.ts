import { Type } from 'typebox'
import { notFound } from '../../server/apiErrors.ts'
import type { Room } from '../../server/app.ts'
import { publicKey } from './signature.ts'

/** The keys by which the papers and data of this house are checked. */
export const signatureRoom: Room = {
  name: 'signature',
  schemas: [],
  routes(app, deps) {
    const schema = {
      summary: '签名公钥（Ed25519，PEM）',
      tags: ['文件'],
      params: Type.Object({ file: Type.String({ title: '文件名', description: '{公钥编号}.pem' }) }),
      response: {
        200: Type.Unsafe<string>({ type: 'string', description: '公钥' }),
        404: Type.Unsafe({ $ref: 'Failure#', description: '不存在' }),
      },
      produces: ['application/x-pem-file'],
    }
    app.get('/files/signing-key/:file', { schema, config: { access: 'visitor' } }, async (request, reply) => {
      const key = publicKey(deps, request.params.file.replace(/\.pem$/, ''))
      if (key === null) throw notFound('没有这把公钥')
      return reply.header('cache-control', 'public, max-age=3600').type('application/x-pem-file').send(key)
    })
  },
}
