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
  padding: 16px 20px;
  border: 1px solid ${color.line};
  border-left: 4px solid var(--tone);
  border-radius: ${radius};
  background: ${color.paper};
  > header { display: flex; grid-column: 1 / -1; flex-wrap: wrap; align-items: center; gap: 4px 12px; color: ${color.second}; }
  > header > svg {
    box-sizing: content-box;
    padding: 8px;
    border-radius: ${radius};
    color: var(--tone);
    background: color-mix(in srgb, currentcolor 10%, #fff);
  }
  h1 { ${type.title} color: ${color.ink}; }
  > div { display: grid; gap: 8px; min-width: 0; }
  p > a { padding-block: 14px; }
  > ul, details { ${type.small} color: ${color.second}; }
  > ul, details > ul { padding-left: 1.2em; list-style: disc; }
  > ul:nth-child(2) { grid-column: 1 / -1; }
  > details { display: none; }
  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
    > ul { display: none; }
    > header, > details { grid-area: 1 / 1; }
    > header > p { padding-right: 72px; }
    > details { display: block; }
    summary { width: fit-content; margin-left: auto; padding-block: 13px; }
  }
  ${media.phone} {
    gap: 8px;
    margin: 8px 0;
    padding: 8px 12px;
    > header { display: grid; align-content: center; gap: 0; min-height: 44px; p { ${type.small} } }
    > header > svg { display: none; }
    h1 { font-size: var(--text-16); }
  }
`
/** Three calm colours: what is bought, what informs, what is for a time. */
const tones = {
  green: css`--tone: ${color.brand700};`,
  blue: css`--tone: ${color.blue};`,
  amber: css`--tone: ${color.amber};`,
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

/** The head of a zone: its name with a stripe of its colour, its rules and what is its own. Where it is narrow they are folded beside the name. */
export function ZoneBand({ tone, icon, title, subtitle, rules, children }: ZoneBandProps) {
  const list = (
    <ul aria-label="专区规则">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
  return (
    <div className={joinClasses(band, tones[tone])}>
      <header>
        <Icon name={icon} size={20} />
        <h1>{title}</h1>
        {subtitle !== undefined && <p>{subtitle}</p>}
      </header>
      {children !== undefined && children !== false && <div>{children}</div>}
      {rules.length > 0 && (
        <>
          {list}
          <details>
            <summary>{`规则 ${rules.length} 条`}</summary>
            {list}
          </details>
        </>
      )}
    </div>
  )
}
