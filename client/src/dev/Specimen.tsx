import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { color, type } from '../ui/tokens.ts'

const row = css`
  display: grid;
  grid-template-columns: 140px minmax(0, 1fr);
  gap: 4px 16px;
  padding: 12px 0;
  border-bottom: 1px solid ${color.line};
  > h2 { ${type.small} color: ${color.second}; }
`
const states = css`display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px 16px; min-width: 0;`
const state = css`min-width: 0; > small { display: block; margin-bottom: 4px; color: ${color.second}; }`
const filling = css`flex: 1 1 240px;`

/** A component with all its states beside its name. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={row} aria-label={name}>
      <h2>{name}</h2>
      <div className={states}>{children}</div>
    </section>
  )
}

type StateProps = {
  readonly name: string
  /** Drawn as under a pointer or with the focus (dev/simulated.ts). */
  readonly as?: 'hover' | 'focus' | undefined
  /** As wide as there is room. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

export function State({ name, as, isWide = false, children }: StateProps) {
  return (
    <div className={isWide ? `${state} ${filling}` : state} data-as={as}>
      <small>{name}</small>
      {children}
    </div>
  )
}
