import { useNavigate } from 'react-router-dom'
import type { Path } from './paths.ts'
import { usePreparing } from './preparing.ts'

/** Goes to an address as a link would, for what is no link. */
export function useGo(): (href: Path) => void {
  const navigate = useNavigate()
  const preparing = usePreparing()
  return (href) => {
    preparing.follow(href)
    void navigate(href)
  }
}
