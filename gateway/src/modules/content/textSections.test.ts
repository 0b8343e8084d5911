import { expect, it } from 'vitest'
import { toSections } from './textSections.ts'

it.each([
  ['', []],
  ['一段', [{ heading: null, paragraphs: ['一段'] }]],
  [
    '开头\n\n## 小标题\n\n甲\n\n乙',
    [
      { heading: null, paragraphs: ['开头'] },
      { heading: '小标题', paragraphs: ['甲', '乙'] },
    ],
  ],
  [
    '## 一\r\n\r\n甲\r\n \r\n## 二\n\n',
    [
      { heading: '一', paragraphs: ['甲'] },
      { heading: '二', paragraphs: [] },
    ],
  ],
  ['##不是标题', [{ heading: null, paragraphs: ['##不是标题'] }]],
])('the text %j is cut into sections', (body, sections) => {
  expect(toSections(body)).toEqual(sections)
})
