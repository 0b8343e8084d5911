import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { Sheet } from './sheet.ts'

/** How far each text stands below the top of its page, as written. */
function depths(pdf: Buffer): number[] {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => Buffer.from(body, 'latin1'))
  return streams
    .flatMap((bytes) => (bytes[0] === 0x78 ? [inflateSync(bytes).toString('latin1')] : []))
    .flatMap((content) => [...content.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, y]) => Math.round(841.89 - Number(y))))
}

it('facts stand two beside each other, and each two below the ones before', async () => {
  const fact = (name: string) => [name, '1'] as const
  const paper = await new Sheet('a', new Date(0))
    .facts([fact('a'), fact('b'), fact('c'), fact('d'), fact('e')])
    .text('f', { size: 9 })
    .finish()
  expect(depths(paper)).toEqual([50, 50, 50, 50, 67, 67, 67, 67, 84, 84, 106, 815])
})
