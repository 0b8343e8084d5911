import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, type Shopper } from '../../testing/trading.ts'
import { csv, GOODS_HEAD, goodsRow, importPlaces, imported, report, sendFile, undo } from './testImport.ts'
import { jpegBytes, pngBytes } from '../../testing/uploads.ts'

const [PNG, JPEG] = [pngBytes(), jpegBytes()]
let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await importPlaces(h)
  await imported(h, 'goods', csv(GOODS_HEAD, goodsRow('P1', '头孢片'), goodsRow('P2', '阿胶')))
  me = await createShopper(h)
})
afterAll(() => h.close())

const send = async (payload: Uint8Array) => {
  const headers = { authorization: `Bearer ${ERP_TOKEN}`, 'content-type': 'application/octet-stream' }
  const answer = await h.app.inject({ method: 'POST', url: '/api/erp/picture', headers, payload: Buffer.from(payload) })
  return answer.json<{ code: number; message: string; data: { key: string; url: string } }>()
}
const imagesOf = async (name: string): Promise<readonly string[]> => {
  const { data } = (await me.client.get(`/api/goods/list?keywords=${encodeURIComponent(name)}`)).data as {
    data: { id: string; goods_image: string[] }[]
  }
  const detail = (await me.client.get(`/api/goods/detail/${data[0]?.id}`)).data as { goods_image: string[] }
  expect(detail.goods_image).toEqual(data[0]?.goods_image)
  return detail.goods_image
}

it('goods show their own pictures in order, on lists and details, and the pack as before when they are taken back', async () => {
  const pack = await imagesOf('头孢片')
  expect(pack).toEqual([expect.stringMatching(/^\/files\/goods\/\d+-[0-9a-f]{8}\.svg$/)])
  const [front, back] = [await send(PNG), await send(JPEG)]
  expect(await send(PNG)).toEqual(front)
  const run = await imported(h, 'goods_picture', csv('商品编码,图片', `P1,${back.data.key};${front.data.key}`))
  expect(await imagesOf('头孢片')).toEqual([back.data.url, front.data.url])
  const file = await h.app.inject(back.data.url)
  expect([file.statusCode, file.headers['content-type'], file.rawPayload]).toEqual([200, 'image/jpeg', Buffer.from(JPEG)])
  await imported(h, 'goods_picture', csv('商品编码,图片', `P2,${front.data.key}`))
  await undo(h, run.id)
  expect(await imagesOf('头孢片')).toEqual(pack)
  expect(await imagesOf('阿胶')).toEqual([front.data.url])
})

it('what is no picture is refused, and so are keys that nobody was given', async () => {
  expect(await send(Buffer.from('%PDF-1.7'))).toMatchObject({ code: 422, message: '仅支持 JPG、PNG、WebP 图片' })
  expect(await send(Buffer.concat([PNG.subarray(0, 40)]))).toMatchObject({ code: 422 })
  const key = `${'0'.repeat(40)}.png`
  const sent = await sendFile(h, 'goods_picture', csv('商品编码,图片', `P1,${key}`, 'P2,front.png', 'P9,'), { mode: 'right' })
  expect((await report(h, sent.data.id)).problems).toEqual([
    '2有图片尚未上传，请先上传图片',
    expect.stringContaining('3「图片」“front.png”不是上传图片所得的 key'),
    expect.stringContaining('4「商品编码」尚未导入'),
  ])
  expect((await h.app.inject(`/files/picture/${key}`)).statusCode).toBe(404)
})
