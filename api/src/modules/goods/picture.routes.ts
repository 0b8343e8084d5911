import { Type } from 'typebox'
import type { Room } from '../../server/app.ts'
import { notFound } from '../../server/apiErrors.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'
import { findGoodsFile } from './goodsFiles.ts'
import { findGoods } from './goods.repo.ts'
import { packageOf } from './goodsView.ts'
import { packagePicture } from '../picture/packagePicture.ts'
import { pictureHash } from '../picture/pictureAddress.ts'

const FILE = /^([0-9]{1,15})-([0-9a-f]{8})\.svg$/

const KEY = /^[0-9a-f]{40}\.[a-z]{3,4}$/

export const pictureRoom: Room = {
  name: 'picture',
  schemas: [],
  routes(app, deps) {
    const schema = {
      summary: '商品包装图（SVG），内容变化时地址随之变化',
      tags: ['文件'],
      params: Type.Object({ file: Type.String({ title: '文件名', description: '{商品编号}-{内容摘要}.svg' }) }),
      response: { 200: Type.String({ description: 'image/svg+xml' }), 404: Type.Unsafe({ $ref: 'Failure#', description: '不存在' }) },
      produces: ['image/svg+xml'],
    }
    app.get('/files/goods/:file', { schema, config: { access: 'visitor' } }, async (request, reply) => {
      const [, id, hash] = FILE.exec(request.params.file) ?? []
      const [row] = id === undefined ? [] : await findGoods(deps.db, [Number(id)], null, deps.clock.now())
      if (row === undefined || pictureHash(packageOf(row)) !== hash) throw notFound('图片不存在')
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .type('image/svg+xml; charset=utf-8')
        .send(packagePicture(packageOf(row)))
    })

    const store = openUploadStore(deps.settings)
    const sent = {
      ...schema,
      summary: '商品图片，一个地址永远是同一张',
      params: Type.Object({ key: Type.String({ title: '文件名' }) }),
      response: { ...schema.response, 200: Type.Any({ description: 'JPG、PNG 或 WebP 图片' }) },
      produces: ['image/jpeg', 'image/png', 'image/webp'],
    }
    app.get('/files/picture/:key', { schema: sent, config: { access: 'visitor' } }, async (request, reply) => {
      const { key } = request.params
      const file = KEY.test(key) ? await findGoodsFile(deps, key) : null
      const bytes = file === null ? null : await store.get(key)
      if (file === null || bytes === null) throw notFound('图片不存在')
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .type(file.mime)
        .send(Buffer.from(bytes))
    })
  },
}
