import { codeOf, isMaker, isSpec, plainText, quantityOf, UNITS, type AskedWords } from './askedRow.ts'

/** A quantity written right behind the name: «阿莫西林胶囊20盒», «amxl20», but not the 12 of 维生素B12. */
const ATTACHED = new RegExp(String.raw`^(.*[\p{Script=Han}）)]|[a-z]{2,})[x×*]?(\d{1,5})(${UNITS})?$`, 'iu')
/** A spec written right behind the name: «感冒灵颗粒10g*9袋». */
const ATTACHED_SPEC =
  /^(\p{Script=Han}.*?[\p{Script=Han})])(\d+(?:\.\d+)?(?:mg|g|kg|ml|l|μg|ug|mcg|iu|万?单位|[粒片丸贴]|[袋支]装|[*×]\d).*)$/iu
const CASES = new Set(['件', '箱'])

/** What stands beside a name and is none: marks of a list, of the insurance and of the origin. */
const MARKS = /[★☆▲△●○◆◇■□※]|[【[(](甲类?|乙类?|国产|集采|国采|医保|基药|otc|rx|处方药?)[\])】]/gi
const BESIDE_QUANTITY = new RegExp(String.raw`(\d(?:${UNITS})?)[(][^()]*[)]$`)
const UNIT_ALONE = new RegExp(`^(${UNITS})$`)
const APART = new RegExp(String.raw`(^|\s)(\d+)\s+(${UNITS})(?=\s|$)`)
const LABEL = /^(规格|品名|名称|厂家|厂商|产地)[:]?(?=.)/
const PRICE = /^(单价[:]?)?(¥?\d+\.\d+(元|块)?|¥\d+|\d+(元|块))$/
/** «双黄连口服液(青榕制药)», and «硝苯地平缓释片II», whose number stands in brackets in catalogues. */
const WITH_MAKER = /^(\p{Script=Han}[^()]+)[(]([^()]+)[)]$/u
const NUMBERED = /(?<=\p{Script=Han})(I{1,3})$/u
/** Words to the person who packs. */
const REMARK = /^(急|加急|急[用需要]|尽快|谢谢|补货|缺货|(最好|尽量|不要|要|请).+|.*(效期|批号|便宜).*)$/

/** A line as if all of it had been written with blanks between its parts. */
function tidy(text: string): string {
  // The number of a list, such as «3.» or «(3)», says nothing of the goods.
  const line = plainText(text.replace(/^\s*[①-⑳]/u, ''))
    .replace(/^[(]?\d{1,3}[.、)](?!\d)\s*/, '')
    .replaceAll(MARKS, ' ')
    .replace(/^\s*[*]\s*/, '')
    .replace(BESIDE_QUANTITY, '$1')
    .replace(/[:—–-]{1,2}(?=\d{1,6}\D{0,2}$)/u, ' ')
    .replaceAll(/(\d[a-zμ\p{Script=Han}]{0,3})\s+[*×]\s+(?=\d)/giu, '$1*')
    .replace(APART, '$1$2$3')
  return /\s/.test(line) || line.split('/').length < 3 ? line : line.replaceAll('/', ' ')
}

interface Parts {
  amount: ReturnType<typeof quantityOf>
  code: string | null
  readonly names: string[]
  readonly specs: string[]
  readonly makers: string[]
}

function sortWord(written: string, parts: Parts): void {
  const word = written.replace(LABEL, '')
  const [code, amount] = [codeOf(word), quantityOf(word)]
  const isNamed = parts.names.length > 0
  const [, bare, maker = ''] = WITH_MAKER.exec(word) ?? []
  if (code !== null) parts.code = code
  else if (amount !== null) parts.amount = amount
  else if (isNamed && (PRICE.test(word) || REMARK.test(word) || UNIT_ALONE.test(word))) return
  else if (isSpec(word) && isNamed) parts.specs.push(word)
  else if (bare !== undefined && isMaker(maker)) {
    parts.names.push(bare)
    parts.makers.push(maker)
  } else if (isMaker(word)) parts.makers.push(word)
  else parts.names.push(word.replace(NUMBERED, '($1)'))
}

/** The last word of a name may hold its spec, in brackets or right behind it, or the quantity. */
function splitLast(parts: Parts): void {
  const { names, specs } = parts
  const last = names.at(-1) ?? ''
  const [, bare, inside = ''] = /^(.{2,})\((.+)\)$/.exec(last) ?? []
  const [, name, behind = ''] = ATTACHED_SPEC.exec(last) ?? []
  if (bare !== undefined && isSpec(inside)) {
    names.splice(-1, 1, bare)
    specs.push(inside)
  } else if (name !== undefined) {
    names.splice(-1, 1, name)
    specs.push(behind)
  }
  const rest = names.at(-1) ?? ''
  const [, before, digits, unit = ''] = ATTACHED.exec(rest) ?? []
  if (parts.amount === null && before !== undefined && digits !== undefined && !isSpec(rest)) {
    parts.amount = { quantity: Number(digits), isCases: CASES.has(unit) }
    names.splice(-1, 1, before)
  }
}

/** A line typed by hand: «阿莫西林胶囊 0.25g*24粒 青榕制药 20盒», in any order. */
export function readLine(text: string): AskedWords {
  const parts: Parts = { amount: null, code: null, names: [], specs: [], makers: [] }
  for (const word of tidy(text).split(/[\s,;，；、|]+/)) if (!/^(国药准字|[×*x]|)$/i.test(word)) sortWord(word, parts)
  splitLast(parts)
  return {
    code: parts.code,
    name: parts.names.join(' '),
    spec: parts.specs.join(' ') || null,
    maker: parts.makers.join(' ') || null,
    quantity: parts.amount?.quantity ?? null,
    isCases: parts.amount?.isCases ?? false,
    stock: null,
    sold: null,
    soldDays: null,
  }
}
