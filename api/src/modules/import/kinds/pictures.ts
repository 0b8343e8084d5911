import { code, custom, right, wrong, type Reading } from '../columns.ts'
import { tableKind } from '../tableKind.ts'

const PICTURES_MAX = 9
const KEY = /^[0-9a-f]{40}\.(jpg|png|webp)$/

function readKeys(written: string): Reading {
  const keys = written
    .split(/[;；]/)
    .map((key) => key.trim())
    .filter((key) => key !== '')
  if (keys.length > PICTURES_MAX) return wrong(`有 ${keys.length} 张，最多 ${PICTURES_MAX} 张`)
  if (new Set(keys).size < keys.length) return wrong('有重复的图片')
  return keys.every((key) => KEY.test(key)) ? right(keys) : wrong('不是上传图片所得的 key')
}

/** The pictures of goods, the main one first; an empty cell gives the drawn pack back. */
export const pictureKind = tableKind({
  name: 'goods_picture',
  title: '商品图片',
  area: 'goods',
  table: 'goods',
  identity: { by: 'code', id: 'identity', as: 'goods' },
  key: ['code'],
  isForKnown: true,
  parts: [{ column: 'pictures', table: 'goods_picture', by: 'goods_id', fields: ['file_key'], place: 'place' }],
  columns: {
    code: code('商品编码', { example: '0012345', isRequired: true }),
    pictures: custom('图片', {
      example: '0f3c5a7b9d1e2f405162738495a6b7c8d9e0f102.jpg',
      otherwise: [],
      expected: '上传所得的 key，首张为主图，多张用分号隔开，最多 9 张',
      read: readKeys,
    }),
  },
})
