import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { IEnvironment } from 'relay-runtime'
import { SiteContext } from '../navigation/siteContext.ts'
import { AlertHost } from '../errors/AlertHost.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'

/** Shows the address as text, for what navigates. */
function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{`${pathname}${search}`}</output>
}

/** What stands around every page: router, store, toasts and alerts. */
export function TestFrame({ environment, at = '/', children }: { environment: IEnvironment; at?: string; children: ReactNode }) {
  return (
    <SiteContext value={{ title: '测试商城', publicUrl: 'https://shop.example/' }}>
      <RelayEnvironmentProvider environment={environment}>
        <MemoryRouter initialEntries={[at]}>
          {children}
          <AlertHost />
          <Address />
        </MemoryRouter>
      </RelayEnvironmentProvider>
      <ToastRegion />
    </SiteContext>
  )
}
