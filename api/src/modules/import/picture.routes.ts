import { Type } from 'typebox'
import { UPLOAD_MOST_BYTES } from 'rules/uploads'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { callerLeft } from '../../server/callerLeft.ts'
import { ok } from '../../server/envelope.ts'
import { erpList } from '../../server/erpCall.ts'
import { goodsFileAddress, keepGoodsFile } from '../goods/goodsFiles.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'
import { BODY_LIMIT, readImportBody } from './readBody.ts'

const PictureData = Type.Object({ key: Type.String({ description: '填入导入 goods_picture 的图片列' }), url: Type.String() })
const KEY = '0f3c5a7b9d1e2f405162738495a6b7c8d9e0f102.jpg'

/** The bytes of a picture; which goods it is of, and in which place, an import says. */
export function pictureRoutes(app: App, deps: Deps): void {
  const store = openUploadStore(deps.settings)
  const call = erpList({
    area: 'goods',
    summary: '上传商品图片，所得 key 用于导入商品图片',
    remark: 'JPG、PNG 或 WebP，最大 5 MB，以表单的 file 或直接作为正文提交；同一图片再次上传得到同一 key',
    data: PictureData,
    example: { key: KEY, url: goodsFileAddress(KEY) },
    statuses: [413, 415, 503],
  })
  const schema = { ...call.schema, consumes: ['application/octet-stream', 'multipart/form-data'] }
  app.post('/api/erp/picture', { ...call, schema, bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const bytes = await readImportBody(request)
    if (bytes.length > UPLOAD_MOST_BYTES) throw invalid('file', '图片不能超过 5 MB')
    const key = await keepGoodsFile(deps, store, bytes, { signal: callerLeft(reply), log: request.log })
    return ok({ key, url: goodsFileAddress(key) })
  })
}
