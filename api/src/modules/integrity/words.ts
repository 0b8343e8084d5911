import type { Broken } from './check.service.ts'
import { LINES } from './lines.ts'

/** What the office reads of a finding. */
export function brokenText({ link, line, fault, key }: Broken): string {
  const word = LINES[line]?.word ?? line
  switch (fault) {
    case 'changed':
      return `${word} ${key} 与写入时不一致`
    case 'missing':
      return `${word}缺少记录，位置 ${key}`
    case 'words':
      return `${word} ${key} 的内容被改写或清空`
    case 'link':
      return `第 ${link} 环本身被改写`
    case 'signature':
      return `第 ${link} 环的签名无效`
    case 'order':
      return `第 ${link} 环与前一环接不上`
  }
}
