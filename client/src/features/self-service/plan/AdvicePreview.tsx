import { css } from '@emotion/css'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { color, media, radius } from '../../../ui/tokens.ts'
import { AdviceNotes } from './AdviceNotes.tsx'
import { NamePlan } from './NamePlan.tsx'
import { NoLines, PlanLines } from './PlanLines.tsx'
import { type Advice, adviceLine, type PlanLine, rowsOf } from './planLines.ts'

const card = css`
  margin-top: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > h2 { padding: 10px 16px; outline: 0; ${media.phone} { padding: 10px 12px; } }
`

export interface AdvicePreviewProps {
  readonly advice: Advice
}

/** What the advice names, to be changed, put into the cart or kept as a plan. */
export function AdvicePreview({ advice }: AdvicePreviewProps) {
  const [lines, setLines] = useState<readonly PlanLine[]>(() => advice.rows.map(adviceLine))
  const [isNaming, setNaming] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={card} aria-label="建议的商品">
      <h2 ref={heading} tabIndex={-1}>
        建议的商品
      </h2>
      <AdviceNotes advice={advice} />
      <PlanLines
        lines={lines}
        onLines={setLines}
        tools={
          <Button size="large" disabled={lines.length === 0} onClick={() => setNaming(true)}>
            存为计划
          </Button>
        }
        empty={<NoLines>按现在的用量没有要补的商品；买过两次以上、首末相隔一周的商品才能推算用量</NoLines>}
      />
      {isNaming && <NamePlan rows={rowsOf(lines)} onClose={() => setNaming(false)} />}
    </section>
  )
}
