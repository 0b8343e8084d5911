import { css } from '@emotion/css'
import { type ComponentType, useState } from 'react'
import { Panel } from '../../../ui/Panel.tsx'
import { AdviceForm } from './AdviceForm.tsx'
import type { AdvicePreviewProps } from './AdvicePreview.tsx'
import type { Advice } from './planLines.ts'

const below = css`margin-bottom: 12px;`

interface Shown {
  readonly View: ComponentType<AdvicePreviewProps>
  readonly advice: Advice
  readonly nth: number
}

/** What to buy this week; what shows it is fetched with the first advice. */
export function WeekAdvice() {
  const [shown, setShown] = useState<Shown | null>(null)
  const show = async (advice: Advice): Promise<void> => {
    const { AdvicePreview } = await import('./AdvicePreview.tsx')
    setShown((before) => ({ View: AdvicePreview, advice, nth: (before?.nth ?? 0) + 1 }))
  }
  return (
    <div className={below}>
      <Panel title="本周建议">
        <AdviceForm onAdvice={(advice) => void show(advice)} />
      </Panel>
      {shown !== null && <shown.View key={shown.nth} advice={shown.advice} />}
    </div>
  )
}
