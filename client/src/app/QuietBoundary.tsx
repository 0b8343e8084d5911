import { Component, type ReactNode } from 'react'

type Props = { readonly children: ReactNode; readonly fallback: ReactNode }
type State = { readonly hasFailed: boolean }

/** For what the specification wants silent, such as the header's data: the fallback shows and nothing is said. */
export class QuietBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
