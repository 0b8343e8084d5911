import { plainName } from '../goods/plainName.ts'

export interface Branded {
  /** A maker or brand that is written with the name. */
  readonly brand: string | null
  readonly name: string
}

/** Figures or letters right before a name are a brand: 999感冒灵. */
const SIGN = /^(\d{3,}|[a-z]{2,}\d*)(?=\p{Script=Han}{2})/u

/** «青榕 布洛芬片», «青榕布洛芬片» and «999感冒灵» name who makes the goods; `makers` are short names, plain. */
export function splitBrand(written: string, makers: ReadonlySet<string>): Branded {
  const plain = plainName(written).trim()
  const words = plain.split(/\s+/)
  const word = words.length > 1 ? words.find((part) => makers.has(part)) : undefined
  if (word !== undefined) return { brand: word, name: words.filter((part) => part !== word).join(' ') }
  const [longest] = [...makers]
    .filter((maker) => maker.length > 1 && plain.startsWith(maker) && plain.length >= maker.length + 2)
    .toSorted((a, b) => b.length - a.length)
  const brand = longest ?? SIGN.exec(plain)?.[1]
  return brand === undefined ? { brand: null, name: written } : { brand, name: plain.slice(brand.length).trim() }
}
