import type { Cents } from './money.ts'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿', '万亿', '亿亿']

/** 大写 for receipts: 10005 is «壹佰元零伍分», 1230 is «壹拾贰元叁角整». */
export function formatCapital(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`an amount must be whole cents, got ${cents}`)
  const size = Math.abs(cents)
  const fen = size % 10
  const jiao = Math.floor(size / 10) % 10
  const yuan = (size - (size % 100)) / 100
  let out = yuan > 0 ? `${capitalInteger(yuan)}元` : ''
  if (jiao > 0) out += `${DIGITS[jiao]}角`
  else if (fen > 0 && yuan > 0) out += '零'
  if (fen > 0) out += `${DIGITS[fen]}分`
  else out += out === '' ? '零元整' : '整'
  return cents < 0 ? `负${out}` : out
}

function capitalInteger(value: number): string {
  let out = ''
  let rest = value
  let skipped = false
  for (let group = 0; rest > 0; group++) {
    const four = rest % 10_000
    rest = (rest - four) / 10_000
    if (four > 0) {
      const gap = out !== '' && skipped ? '零' : ''
      out = `${capitalFour(four)}${GROUPS[group] ?? ''}${gap}${out}`
    }
    // 零 stands where this group lacks its thousand, or is empty, and something lower follows.
    skipped = four < 1000
  }
  return out
}

function capitalFour(four: number): string {
  let out = ''
  let gap = false
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(four / 10 ** place) % 10
    if (digit === 0) gap = out !== ''
    else {
      out += `${gap ? '零' : ''}${DIGITS[digit]}${PLACES[place]}`
      gap = false
    }
  }
  return out
}
