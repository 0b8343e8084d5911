import { css } from '@emotion/css'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { TabLinks } from '../../../ui/TabLinks.tsx'
import { media } from '../../../ui/tokens.ts'
import { kindOf, spanAround, spanBeside, SPANS, spanWords } from './reportSpan.ts'

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  > p { display: flex; align-items: center; gap: 8px; }
  ${media.print} { a { display: none; } }
`

/** Chooses the span a report covers: the last twelve months, or a month, quarter or year and those beside it. */
export function SpanBar({ from, to, current }: { from: string; to: string; current: string }) {
  const kind = kindOf({ from, to })
  const at = to > current ? current : to
  const beside = kind === null ? null : spanBeside(from, kind, current)
  return (
    <div className={bar}>
      <TabLinks
        label="报表期间"
        Anchor={Link}
        links={[
          { href: paths.report(), label: '近 12 个月', isCurrent: kind === null },
          ...SPANS.map((span) => ({ href: paths.report(spanAround(at, span.by)), label: span.label, isCurrent: kind === span.by })),
        ]}
      />
      <p>
        {beside !== null && (
          <Link className={buttonClass('secondary')} href={beside.before}>
            上一期
          </Link>
        )}
        <b>{spanWords({ from, to })}</b>
        {beside !== null && beside.after !== null && (
          <Link className={buttonClass('secondary')} href={beside.after}>
            下一期
          </Link>
        )}
      </p>
    </div>
  )
}
