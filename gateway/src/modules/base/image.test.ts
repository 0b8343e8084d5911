import { describe, expect, it } from 'vitest'
import { toImage, toImages } from './image.ts'

describe('pictures of the marketplace', () => {
  it('a drawing of goods is known to be 400 by 400 and sharp at every size', () => {
    expect(toImage('/files/goods/1-0123abcd.svg', '阿莫西林胶囊 0.25g*24粒')).toEqual({
      url: '/files/goods/1-0123abcd.svg',
      isVector: true,
      width: 400,
      height: 400,
      alt: '阿莫西林胶囊 0.25g*24粒',
    })
  })

  it.each([
    ['/files/upload/AbC.jpg', false],
    ['/files/goods/1.png', false],
    ['https://cdn.example.com/files/goods/1.svg', true],
    ['/images/goods/1.svg', true],
  ])('the size of %s is not made up', (url, isVector) => {
    expect(toImage(url, '')).toEqual({ url, isVector, width: null, height: null, alt: '' })
  })

  it('a picture whose size its call tells has that size', () => {
    expect(toImage('/files/banner/3-0123456789ab.svg', '夏季大促', { width: 1200, height: 400 })).toMatchObject({
      width: 1200,
      height: 400,
    })
  })

  it('an address that could run is no picture', () => {
    expect(toImage('javascript:alert(1)', '')).toBeNull()
    expect(toImages(['/files/gift/1-a.svg', 'data:text/html,x', 7, null], '礼品')).toEqual([
      { url: '/files/gift/1-a.svg', isVector: true, width: 400, height: 400, alt: '礼品' },
    ])
  })
})
