import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'

const band = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
  gap: 12px 32px;
  align-items: start;
  margin: 12px 0;
  padding: 0 20px 16px;
  border-radius: ${radius};
  background: color-mix(in srgb, var(--tone) 7%, #fff);
  overflow: hidden;
  > header {
    display: flex;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    margin: 0 -20px;
    padding: 14px 20px;
    color: #fff;
    background: linear-gradient(100deg, var(--tone), color-mix(in srgb, var(--tone) 72%, #000));
  }
  > header > svg { align-self: center; }
  > header:last-child { margin-bottom: -16px; }
  h1 { ${type.title} }
  > div { display: grid; gap: 8px; min-width: 0; }
  > ul { padding-left: 1.2em; ${type.small} color: ${color.second}; list-style: disc; }
  > ul:nth-child(2) { grid-column: 1 / -1; }
  > ul > ::marker { color: var(--tone); }
  @media (max-width: 1023.98px) { grid-template-columns: minmax(0, 1fr); }
  ${media.phone} { margin: 8px 0; padding: 0 12px 12px; > header { margin-inline: -12px; padding: 10px 12px; } }
`
const tones = {
  green: css`--tone: ${color.brand700};`,
  blue: css`--tone: ${color.blue};`,
  amber: css`--tone: ${color.tagAmber};`,
  red: css`--tone: ${color.price};`,
  pink: css`--tone: ${color.pink};`,
  orange: css`--tone: ${color.orange};`,
} as const

export type ZoneTone = keyof typeof tones

export interface ZoneBandProps {
  readonly tone: ZoneTone
  readonly icon: IconName
  /** The page's one h1. */
  readonly title: string
  readonly subtitle?: string | undefined
  readonly rules: readonly string[]
  /** What only this zone has: ranges, tiers, what is still missing. */
  readonly children?: ReactNode
}

/** The head of a zone: its name in its colour, its rules and what is its own. */
export function ZoneBand({ tone, icon, title, subtitle, rules, children }: ZoneBandProps) {
  return (
    <div className={joinClasses(band, tones[tone])}>
      <header>
        <Icon name={icon} size={20} />
        <h1>{title}</h1>
        {subtitle !== undefined && <p>{subtitle}</p>}
      </header>
      {children !== undefined && children !== false && <div>{children}</div>}
      {rules.length > 0 && (
        <ul aria-label="专区规则">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
