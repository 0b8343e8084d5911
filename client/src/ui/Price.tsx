import { css } from '@emotion/css'
import { formatYuan, parseMoney } from 'rules/money'
import { joinClasses } from '../lib/joinClasses.ts'
import { color } from './tokens.ts'

const base = css`
  white-space: nowrap;
  font-weight: 600;
  line-height: 1.2;
  small { font-weight: inherit; }
`
const unitText = css`margin-left: 2px; font-size: var(--text-12); font-weight: 400; color: ${color.second};`
const tones = {
  price: joinClasses(base, css`color: ${color.price};`),
  ink: joinClasses(base, css`color: ${color.ink};`),
  inherit: base,
  /** A former price; only where it was a real one. */
  struck: joinClasses(base, css`color: ${color.second}; font-weight: 400; text-decoration: line-through;`),
}
const sizes = {
  small: css`font-size: var(--text-14);`,
  row: css`font-size: var(--text-16);`,
  page: css`font-size: var(--text-20); small { font-size: var(--text-14); }`,
  detail: css`font-size: var(--text-28); small { font-size: var(--text-20); }`,
}

export interface PriceProps {
  /** The wire's form: "12.30"; a dash where the marketplace does not tell it. */
  amount: string | null | undefined
  size?: keyof typeof sizes | undefined
  tone?: keyof typeof tones | undefined
  /** Written after it: /盒. */
  unit?: string | undefined
  className?: string | undefined
}

const waiting = css`color: ${color.second}; font-weight: 400;`

/** Where an amount will stand once it is known: as high as the amount. */
export function PricePending({ size = 'row' }: Pick<PriceProps, 'size'>) {
  return <span className={joinClasses(base, waiting, sizes[size])}>计算中</span>
}

/** Money for people: ¥ and decimals smaller than the whole yuan. */
export function Price({ amount, size = 'row', tone = 'price', unit, className }: PriceProps) {
  if (typeof amount !== 'string') return <span className={joinClasses(tones.inherit, sizes[size], className)}>—</span>
  const shown = formatYuan(parseMoney(amount))
  const isNegative = shown.startsWith('-')
  const [yuan, fen] = shown.replace('-', '').split('.')
  return (
    <span className={joinClasses(tones[tone], sizes[size], className)}>
      <small>{isNegative ? '−¥' : '¥'}</small>
      {yuan}
      <small>{`.${fen}`}</small>
      {unit !== undefined && <span className={unitText}>{`/${unit}`}</span>}
    </span>
  )
}
