import { type NavigateOptions, useNavigate } from 'react-router-dom'
import type { Path } from './paths.ts'
import { usePreparing } from './preparing.ts'

/** Goes to an address as a link would, for what is no link. */
export function useGo(): (href: Path, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const preparing = usePreparing()
  return (href, options) => {
    preparing.follow(href)
    void navigate(href, options)
  }
}
