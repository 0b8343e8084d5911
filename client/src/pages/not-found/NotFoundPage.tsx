import { NotFoundState } from '../../errors/NotFoundState.tsx'

export function NotFoundPage() {
  return <NotFoundState />
}
