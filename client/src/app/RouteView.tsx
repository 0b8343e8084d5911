import { Fragment, Suspense, useCallback, useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { documentTitle } from '../lib/documentTitle.ts'
import { RetryContext } from '../navigation/retrying.ts'
import { useLazyModule } from './lazyModule.ts'
import { type Found, matchLocation } from './matchLocation.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { Preparer } from './preparer.ts'
import { later } from './routeTable.ts'
import { useScrollMemory } from './scrollMemory.ts'
import { Shell } from './Shell.tsx'
import { useSite } from '../navigation/siteContext.ts'

/** Shows the page of the current address within the frame. */
export function RouteView({ preparer }: { preparer: Preparer }) {
  const { pathname, search } = useLocation()
  const match = matchLocation(`${pathname}${search}`)
  if (match.kind === 'later') return <WhenThere preparer={preparer} />
  return match.kind === 'redirect' ? <Navigate to={match.to} replace /> : <VisitView preparer={preparer} found={match} />
}

/** An address the browser's table does not know yet: the old page stays until the rest of the table is there. */
function WhenThere({ preparer }: { preparer: Preparer }) {
  useLazyModule(later)
  return <RouteView preparer={preparer} />
}

function VisitView({ preparer, found }: { preparer: Preparer; found: Found }) {
  const location = useLocation()
  const navigate = useNavigate()
  const site = useSite()
  const { route } = found
  const visit = preparer.visit(found)
  useScrollMemory(location, route.flags.restoresScroll)
  useEffect(() => {
    // A page with a head of its own writes its title itself: only it knows what it shows.
    if (route.head === null) document.title = documentTitle(route.title, site.title)
  }, [route, site.title])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each history entry is a showing of its own
  useEffect(() => preparer.shown(visit), [preparer, visit, location.key])

  const here = `${location.pathname}${location.search}`
  const retry = useCallback(() => {
    preparer.drop(visit.key)
    // A new history state is what makes this component render again.
    void navigate(here, { replace: true })
  }, [preparer, visit, navigate, here])

  return (
    <RetryContext value={retry}>
      <Shell route={route} preparer={preparer}>
        <PageBoundary visitKey={visit.key} onRetry={retry}>
          <Suspense fallback={<PageSkeleton />}>
            <Fragment key={`${route.name} ${JSON.stringify(visit.place.params)}`}>{visit.view}</Fragment>
          </Suspense>
        </PageBoundary>
      </Shell>
    </RetryContext>
  )
}
