import { Component, type ReactNode } from 'react'
import { SYSTEM_BUSY_TEXT } from '../errors/catalogue.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { MissingChunk } from './lazyModule.ts'
import { reloadOnce } from './reloadOnce.ts'

type Props = { readonly children: ReactNode }
type State = { readonly hasFailed: boolean }

/** Second tier: when the frame itself breaks, a sentence and a way on instead of a white page. Uses neither router nor data. */
export class AppBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  override componentDidCatch(error: unknown): void {
    // The later part of the route table, which a page waits for before it has a frame.
    if (error instanceof MissingChunk) reloadOnce()
  }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    const reload = (
      <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
        刷新页面
      </Button>
    )
    return (
      <EmptyState picture="broken" level={1} title="页面出错了" action={reload}>
        {SYSTEM_BUSY_TEXT}
      </EmptyState>
    )
  }
}
