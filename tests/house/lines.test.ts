import { expect, it } from 'vitest'
import { files, read } from './sources.ts'

const WIDTH = 140

/** Chinese letters and full-width signs are two columns wide, as the formatter counts them. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g
const columnsOf = (line: string): number => line.length + (line.match(WIDE)?.length ?? 0)

/** Made by a program, or given from outside: the specification and the trade's rules. */
const isMade = (file: string): boolean => /^docs\/(SPEC|TRADE|coverage)\.md$|^bench\/results\/|(^|\/)(schema|released)\.graphql$/.test(file)

/** Path data of pictures is one text, however it is written down. */
const PICTURES = /^api\/src\/modules\/(picture|points\/giftPicture|content\/(bannerPicture|brandMark))/

/** Texts as they are: pages written as markup, the contract's paragraphs, a list of words. */
const TEXTS = [
  'api/src/db/migrations/contractV1.ts',
  'api/src/modules/auth/commonPasswords.ts',
  'api/src/modules/payment/cashierPage.ts',
  'api/src/modules/sms/outboxPage.ts',
  'api/src/modules/wechat/wechatPage.ts',
  'client/src/entry.client.test.tsx',
  'gateway/src/explorer/errorTables.ts',
  'gateway/src/explorer/explorerPage.ts',
  'gateway/src/http/refusal.ts',
  'gateway/src/plugins/serveStorefront.ts',
]

/** One text that fills a line by itself (a paragraph, a key, an expression), a lint exception with its reason, or a row of a table. */
const ONE_TEXT = /'[^']{110,}'|"[^"]{110,}"|^\s*\/.{100,}\/[a-z]*[,.)]?$/
/** A sentence or row that a bench or a report prints, with what it measured. */
const PRINTED = /^(bench|tests\/(contract|house\/spec))\//
const mayBeLonger = (file: string, line: string): boolean =>
  file.endsWith('.md')
    ? /^\s*\|/.test(line)
    : PICTURES.test(file) ||
      TEXTS.includes(file) ||
      ONE_TEXT.test(line) ||
      /lint-disable/.test(line) ||
      (PRINTED.test(file) && /`[^`]{90,}/.test(line))

it('no line is wider than 140 columns', () => {
  expect(columnsOf('药品 ok')).toBe(7)
  const found = files
    .filter((file) => /\.(tsx?|mjs|md|graphql|css|ya?ml)$|\.ci\/run$/.test(file) && file !== 'pnpm-lock.yaml' && !isMade(file))
    .flatMap((file) => {
      const long = read(file)
        .split('\n')
        .filter((line) => columnsOf(line) > WIDTH && !mayBeLonger(file, line))
      return long.length === 0 ? [] : [`${file}: ${long.length}`]
    })
  expect(found).toEqual([])
})
