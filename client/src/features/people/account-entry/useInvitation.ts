import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { changeEntry } from './entryMemory.ts'

/** The office's link carries a ticket after `#`, where no server sees it; it goes into the memory of this entry and out of the address. */
export function useInvitation(): void {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const given = new URLSearchParams(hash.slice(1))
    const ticket = given.get('ticket')
    if (ticket === null || ticket === '') return
    changeEntry('forget', { ticket, phone: given.get('phone') ?? '', said: '' })
    void navigate(pathname, { replace: true })
  }, [pathname, hash, navigate])
}
