import { render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { forgetEntry, readEntry } from './entryMemory.ts'
import { useInvitation } from './useInvitation.ts'

function Page() {
  useInvitation()
  const { pathname, hash } = useLocation()
  return <output>{pathname + hash}</output>
}
const open = (at: string) => render(<Page />, { wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter> })

afterEach(() => forgetEntry('forget'))

it('an invitation goes from the address into the memory of the entry', () => {
  open('/forget_step2#ticket=by-the-office&phone=13800000006')
  expect(screen.getByText('/forget_step2')).toBeTruthy()
  expect(readEntry('forget')).toEqual({ ticket: 'by-the-office', phone: '13800000006', said: '' })
})

it('an address without a ticket is left as it is', () => {
  open('/forget_step2#top')
  expect(screen.getByText('/forget_step2#top')).toBeTruthy()
  expect(readEntry('forget')).toEqual({})
})
