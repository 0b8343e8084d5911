/** The document's title: the route's, then the site's. */
export function documentTitle(routeTitle: string, siteTitle: string): string {
  return `${routeTitle} - ${siteTitle}`
}
