import { expect, describe, it } from 'vitest'
import { jpegBytes, pdfBytes, pngBytes, webpBytes } from '../../testing/uploads.ts'
import { fileKind } from './fileKind.ts'

const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
const lengthOf = (bytes: Uint8Array) => fileKind(bytes, 'receipt')?.length
const segment = (mark: number, data: readonly number[]) => [0xff, mark, 0, data.length + 2, ...data]
const jpeg = (...parts: readonly (readonly number[])[]) => Buffer.from([0xff, 0xd8, ...parts.flat()])
const FRAME = segment(0xc2, [8, 0, 1, 0, 1, 1, 1, 0x11, 0])
const SCAN = [...segment(0xda, [1, 1, 0, 0, 0, 0]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56]
const END = [0xff, 0xd9]

describe('a picture ends where its own structure says', () => {
  it.each([
    ['PNG', pngBytes()],
    ['JPEG', jpegBytes()],
    ['WebP', webpBytes()],
  ])('%s: what follows is no part of it', (_, bytes) => {
    expect([lengthOf(bytes), lengthOf(Buffer.concat([bytes, HTML])), lengthOf(Buffer.concat([bytes, bytes]))]).toEqual([
      bytes.length,
      bytes.length,
      bytes.length,
    ])
  })

  it('JPEG of several scans, with a smaller picture within, filled up between its marks', () => {
    const whole = jpeg(segment(0xe1, [...jpeg(FRAME, SCAN, END)]), FRAME, SCAN, [0xff, 0xff], segment(0xc4, [1]), SCAN, END)
    expect([lengthOf(whole), lengthOf(Buffer.concat([whole, HTML]))]).toEqual([whole.length, whole.length])
  })

  it('a PDF may go on behind its last mark, as printers write it', () => {
    expect(lengthOf(Buffer.concat([pdfBytes(), Buffer.from('\n')]))).toBe(pdfBytes().length + 1)
  })
})

describe('a picture without an end is refused, not kept in half:', () => {
  it.each<[string, Buffer]>([
    ['PNG cut short', pngBytes().subarray(0, -1)],
    ['PNG without its last chunk', pngBytes().subarray(0, -12)],
    [
      'PNG of a chunk that is longer than all',
      Buffer.concat([pngBytes().subarray(0, 33), Buffer.from([0xff, 0xff, 0xff, 0xff]), pngBytes().subarray(37)]),
    ],
    ['PNG of its mark alone', Buffer.concat([pngBytes().subarray(0, 8), HTML])],
    ['JPEG cut short', jpegBytes().subarray(0, -1)],
    ['JPEG in the middle of a scan', jpeg(FRAME, SCAN)],
    ['JPEG of nothing', jpeg(END)],
    ['JPEG of rubbish', Buffer.concat([jpeg([0xff]), HTML])],
    ['WebP cut short', webpBytes().subarray(0, -2)],
    ['WebP of its head alone', Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')],
  ])('%s', (_, bytes) => expect(() => fileKind(bytes, 'receipt')).toThrow('图片不完整或已损坏，请重新选择'))
})
