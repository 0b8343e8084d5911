import { plainName } from './plainName.ts'

/** A maker and the brands its goods are asked for by. */
export interface Maker {
  readonly id: number
  readonly name: string
  readonly brands: readonly string[]
}

/** Words of a list or a search, one of which says who makes the goods. */
export interface Branded {
  readonly brand: string
  /** Makers that are known by it; none of a brand that nobody here is known by, such as the 999 of 999感冒灵. */
  readonly makers: readonly Maker[]
  readonly name: string
}

/** What tells a maker from others: 青榕 of 青榕制药有限公司. */
export function makerCore(maker: string): string {
  const plain = plainName(maker).replaceAll(/\s/g, '')
  const core = plain.replaceAll(
    /(股份|有限|责任|公司|集团|制药|药业|医药|药厂|中药饮片|饮片|中药|生物|科技|医疗器械|医疗用品|医疗|厂)/g,
    '',
  )
  return core === '' ? plain : core
}

const BRAND_MIN = 2
const BRAND_MAX = 8
const NAME_MIN = 2
/** Figures or letters right before a name are a brand: 999感冒灵. No substance is called so. */
const SIGN = /^(\d{3,}|[a-z]{2,}\d*)(?=\p{Script=Han}{2})/u
const SIGN_WORD = /^\d{3,}$/

/** Those whose own name or brand begins or holds the word: 同仁堂 of 北京同仁堂. */
function makersOf(word: string, makers: readonly Maker[]): Maker[] {
  return makers.filter(({ name, brands }) => makerCore(name).includes(word) || brands.some((brand) => plainName(brand) === word))
}

/** «青榕 布洛芬片», «青榕布洛芬片» and «999感冒灵» name who makes the goods. */
export function splitBrand(written: string, makers: readonly Maker[]): Branded | null {
  const plain = plainName(written).trim()
  const words = plain.split(/\s+/)
  for (const word of words.length > 1 ? words : []) {
    const known = word.length < BRAND_MIN ? [] : makersOf(word, makers)
    if (known.length > 0 || SIGN_WORD.test(word))
      return { brand: word, makers: known, name: words.filter((part) => part !== word).join(' ') }
  }
  for (let length = Math.min(BRAND_MAX, plain.length - NAME_MIN); length >= BRAND_MIN; length--) {
    const known = makersOf(plain.slice(0, length), makers)
    if (known.length > 0) return { brand: plain.slice(0, length), makers: known, name: plain.slice(length).trim() }
  }
  const sign = SIGN.exec(plain)?.[1]
  return sign === undefined ? null : { brand: sign, makers: [], name: plain.slice(sign.length).trim() }
}
