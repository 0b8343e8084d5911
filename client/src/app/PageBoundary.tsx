import { Component, type ReactNode } from 'react'
import { toGatewayError } from '../errors/gatewayError.ts'
import { PageProblem } from '../errors/PageProblem.tsx'
import { MissingChunk } from './lazyModule.ts'
import { reloadOnce } from './reloadOnce.ts'

type Props = { readonly children: ReactNode; readonly visitKey: string; readonly onRetry: () => void }
type State = { readonly failed: { readonly error: unknown; readonly visitKey: string } | null }

/** First tier: a broken page leaves header, cart and footer in working order, and another page starts afresh. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: null }

  override componentDidCatch(error: unknown): void {
    this.setState({ failed: { error, visitKey: this.props.visitKey } })
    if (error instanceof MissingChunk) reloadOnce()
  }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error, visitKey: '' } }
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    const isOther = state.failed !== null && state.failed.visitKey !== '' && state.failed.visitKey !== props.visitKey
    return isOther ? { failed: null } : null
  }

  readonly #retry = (): void => {
    if (this.state.failed?.error instanceof MissingChunk) {
      window.location.reload()
      return
    }
    this.props.onRetry()
    this.setState({ failed: null })
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed === null ? this.props.children : <PageProblem error={toGatewayError(failed.error)} onRetry={this.#retry} />
  }
}
