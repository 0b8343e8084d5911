import type { ComponentType, ReactNode } from 'react'

/** What `ui` asks of a link. The router's link has it; without one a plain <a> does. */
export interface AnchorProps {
  /** An address of this site. */
  href: `/${string}`
  className?: string | undefined
  children?: ReactNode | undefined
  'aria-current'?: 'page' | 'step' | 'true' | undefined
  'aria-label'?: string | undefined
  rel?: string | undefined
}

export type AnchorComponent = ComponentType<AnchorProps> | 'a'
