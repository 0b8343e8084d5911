import { GOODS_SENTENCES } from 'rules/goodsReasons'
import { expect, it } from 'vitest'
import { standingWords } from './shopStanding.ts'

it('a shop is told what goods tell it, though the sentences of goods are not loaded for it', () => {
  expect(standingWords('PENDING').sentence).toBe(GOODS_SENTENCES.NOT_REVIEWED.plain)
  expect(standingWords('PAPER_LAPSED').sentence).toBe(GOODS_SENTENCES.CERT_EXPIRED.plain)
  expect(standingWords('APPROVED').sentence).toBeUndefined()
})
