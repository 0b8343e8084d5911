import { expect, it } from 'vitest'
import { picturesIn, picturesListed } from './pictures.ts'

it('pictures belong to the goods that their files are named after, in the order of their numbers', () => {
  const files = ['B-9_2.png', 'B-9.png', '0012345-2.JPG', '0012345.jpg', '0012345_3.webp', 'notes.txt', '7-1.jpg']
  expect(picturesIn(files).map(({ code, file }) => `${code} ${file}`)).toEqual([
    '0012345 0012345.jpg',
    '0012345 0012345-2.JPG',
    '0012345 0012345_3.webp',
    '7 7-1.jpg',
    'B-9 B-9.png',
    'B-9 B-9_2.png',
  ])
})

it('a list says which picture is of which goods, in its order', () => {
  expect(picturesListed('\uFEFF商品编码,文件\r\n0012345,front.jpg\r\n0012345,back.jpg\r\n')).toMatchObject([
    { code: '0012345', file: 'front.jpg' },
    { code: '0012345', file: 'back.jpg' },
  ])
  expect(() => picturesListed('0012345')).toThrow('不是“商品编码,文件名”')
})
