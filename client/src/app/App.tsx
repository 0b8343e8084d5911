import { StrictMode, type ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import type { Environment } from 'relay-runtime'
import { AlertHost } from '../errors/AlertHost.tsx'
import { PreparingContext } from '../navigation/preparing.ts'
// oxlint-disable-next-line import/no-unassigned-import -- defines the rules of the whole document
import '../ui/globalStyles.ts'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { AppBoundary } from './AppBoundary.tsx'
import type { Preparer } from './preparer.ts'
import { RouteView } from './RouteView.tsx'
import { type Site, SiteContext } from '../navigation/siteContext.ts'

export type AppProps = {
  readonly environment: Environment
  readonly preparer: Preparer
  readonly site: Site
  /** The router around it: the browser's history, or the one address the server renders. */
  readonly router: (children: ReactNode) => ReactNode
}

export function App({ environment, preparer, site, router }: AppProps) {
  return (
    <StrictMode>
      <AppBoundary>
        <SiteContext value={site}>
          <RelayEnvironmentProvider environment={environment}>
            <PreparingContext value={preparer}>
              {router(
                <>
                  <RouteView preparer={preparer} />
                  <AlertHost />
                </>,
              )}
            </PreparingContext>
          </RelayEnvironmentProvider>
        </SiteContext>
        <ToastRegion />
      </AppBoundary>
    </StrictMode>
  )
}
