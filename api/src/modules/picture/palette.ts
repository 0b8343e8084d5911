import type { PackageGoods } from './packageGoods.ts'

export interface Palette {
  readonly main: string
  readonly dark: string
  readonly tint: string
  /** A second colour that tells one maker's products apart. */
  readonly accent: string
  /** Which of the maker's house layouts its cartons follow. */
  readonly layout: number
  /** Which invented mark the maker prints. */
  readonly mark: number
}

const CLINICAL = [
  '#0b5fa5',
  '#0f87c4',
  '#22407c',
  '#0a8583',
  '#17823f',
  '#5a4fb0',
  '#b02a55',
  '#4a6076',
  '#d2641a',
  '#00795c',
  '#7a3e8e',
  '#2f6fd0',
]
const HERBAL = ['#8f1d2c', '#7b4a22', '#0b6b4f', '#55821f', '#b3641c', '#a5281f', '#5d3b66', '#2c6b62', '#9a7412', '#3d5a34']
const ACCENTS = ['#f2a33a', '#e4572e', '#35b6a6', '#7cb83f', '#4aa3df', '#e0588c', '#f4c430', '#9b7fd4']

/** FNV-1a: small, and the same everywhere for ever, which cached pictures rely on. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d) >>> 0
}

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16)
}

/** `share` of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const part = (at: number): string =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${part(1)}${part(3)}${part(5)}`
}

export function pick<T>(list: readonly [T, ...T[]] | readonly T[], hash: number): T {
  const found = list[hash % list.length]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}

export function paletteOf(goods: PackageGoods): Palette {
  const maker = hashText(goods.manufacturer)
  const main = pick(goods.kind === 'tcm' || goods.kind === 'herb' ? HERBAL : CLINICAL, maker)
  return {
    main,
    dark: mix(main, '#101820', 0.32),
    tint: mix(main, '#ffffff', 0.9),
    accent: pick(ACCENTS, hashText(goods.name)),
    layout: (maker >>> 8) % 5,
    mark: (maker >>> 16) % 8,
  }
}
