import { Type } from 'typebox'
import { renderSVG } from 'uqr'
import type { FastifyReply } from 'fastify'
import type { Room } from '../../server/app.ts'
import { notFound } from '../../server/apiErrors.ts'
import { findMakerNames } from '../goods/goods.repo.ts'
import { bannerAddress } from './bannerLook.ts'
import { bannerArt } from './banner.service.ts'
import { brandMarkAddress, brandMarkPicture } from './brandMark.ts'
import { pictureHeaders } from './pictureHeaders.ts'
import { wechatCode } from './wechatCode.ts'
import { bannerPicture } from './bannerPicture.ts'

const FILE = /^([0-9]{1,9})-([0-9a-f]{12})\.svg$/

function describe(summary: string) {
  return {
    summary,
    tags: ['文件'],
    params: Type.Object({ file: Type.String({ title: '文件名', description: '{编号}-{内容摘要}.svg' }) }),
    response: { 200: Type.String({ description: 'image/svg+xml' }), 404: Type.Unsafe({ $ref: 'Failure#', description: '不存在' }) },
    produces: ['image/svg+xml'],
  }
}

function svgHeaders(reply: FastifyReply): void {
  pictureHeaders(reply)
  reply.type('image/svg+xml; charset=utf-8')
}

/** Pictures of the storefront's pages; an address stands for one picture for ever. */
export const siteFileRoom: Room = {
  name: 'site-file',
  schemas: [],
  routes(app, deps) {
    app.get(
      '/files/banner/:file',
      { schema: describe('横幅图（SVG），内容变化时地址随之变化'), config: { access: 'visitor' } },
      async (request, reply) => {
        const id = Number(FILE.exec(request.params.file)?.[1] ?? 0)
        const art = id === 0 ? null : await bannerArt(deps, id)
        if (art === null || bannerAddress(id, art) !== `/files/banner/${request.params.file}`) throw notFound('图片不存在')
        svgHeaders(reply)
        return reply.send(bannerPicture(art))
      },
    )

    const address = {
      summary: '本站地址的二维码（SVG）',
      tags: ['文件'],
      response: { 200: Type.String({ description: 'image/svg+xml' }) },
      produces: ['image/svg+xml'],
    }
    app.get('/files/site/code.svg', { schema: address, config: { access: 'visitor' } }, async (_request, reply) => {
      svgHeaders(reply)
      return reply.header('cache-control', 'public, max-age=3600').send(renderSVG(deps.settings.publicUrl.href, { ecc: 'M', border: 2 }))
    })

    const wechat = {
      summary: '微信公众号二维码，图片更换时地址随之变化',
      tags: ['文件'],
      params: Type.Object({ file: Type.String({ title: '文件名', description: 'wechat-{内容摘要}.{格式}' }) }),
      response: {
        200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description: '图片' }),
        404: Type.Unsafe({ $ref: 'Failure#', description: '不存在' }),
      },
      produces: ['image/png', 'image/jpeg', 'image/webp'],
    }
    app.get('/files/site/:file', { schema: wechat, config: { access: 'visitor' } }, async (request, reply) => {
      const code = await wechatCode(deps)
      if (code === null || code.address !== `/files/site/${request.params.file}`) throw notFound('图片不存在')
      svgHeaders(reply)
      return reply.type(code.mime).send(code.bytes)
    })

    app.get(
      '/files/brand/:file',
      { schema: describe('品牌标志（SVG），内容变化时地址随之变化'), config: { access: 'visitor' } },
      async (request, reply) => {
        const id = Number(FILE.exec(request.params.file)?.[1] ?? 0)
        const name = (await findMakerNames(deps.db, id === 0 ? [] : [id])).get(id)
        if (name === undefined || brandMarkAddress(id, name) !== `/files/brand/${request.params.file}`) throw notFound('图片不存在')
        svgHeaders(reply)
        return reply.send(brandMarkPicture(name))
      },
    )
  },
}
