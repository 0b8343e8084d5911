import { readTraceCode } from 'rules/traceCodes'
import { type Path, paths } from '../../../navigation/paths.ts'

/** The way on from a code that no goods bear: that of one box leads to the order it came with, any other to the search. */
export function codeWay(code: string): { readonly href: Path; readonly words: string } {
  const boxCode = readTraceCode(code)
  return boxCode === null
    ? { href: paths.search({ keywords: code }), words: '去搜索' }
    : { href: paths.orders({ keywords: boxCode }), words: '查追溯码所在订单' }
}
