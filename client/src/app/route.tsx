import { type ComponentType, createElement, type ReactNode } from 'react'
import { loadQuery, type PreloadedQuery } from 'react-relay/hooks'
import type { Environment, OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import type { PageProps, PathParams, Place, PlainPageProps } from '../navigation/pageProps.ts'
import { keepEarlier } from '../relay/network.ts'
import type { Path } from '../navigation/paths.ts'
import { LazyModule, useLazyModule } from './lazyModule.ts'
import { compilePattern } from './pathPattern.ts'

/** The specification's flags (SPEC §2), with the defaults of TRADE §8. */
export type RouteFlags = {
  readonly header: boolean
  /** The slim header of account entry. */
  readonly loginHeader: boolean
  readonly footer: boolean
  readonly rightPanel: boolean
  readonly categoryMenu: boolean
  readonly nav: boolean
  /** The search box of the header. */
  readonly search: boolean
  readonly topRightAd: boolean
  readonly requiresLogin: boolean
  /** False for the steps of an order: they begin at what is to be looked at first, also on the way back. */
  readonly restoresScroll: boolean
}

export type FetchPolicy = 'store-or-network' | 'store-and-network'

/** A reference of Relay's, with the half of its `dispose` that its own types leave out. */
type QueryRef = PreloadedQuery<OperationType> & { readonly cancelNetworkRequest?: () => void }

/** A page with its data under way: what one address shows. */
export type Visit = {
  /** Names code and data together; equal keys show the same. */
  readonly key: string
  readonly route: Route
  readonly place: Place
  readonly queryRef: QueryRef | null
  readonly view: ReactNode
  /** Settles when the code is there. */
  readonly code: Promise<unknown>
}

/** The head of a page that has something of its own to say of itself. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** The one address under which it should be found. */ readonly canonical: Path
}

export type Route = {
  readonly name: string
  readonly paths: readonly string[]
  readonly title: string
  readonly flags: RouteFlags
  /** The source file of the page, as Vite's manifest names it. */
  readonly file: string
  /** The HTTP status of the page itself. */
  readonly status: number
  /** The query's field without which there is no page: null means 404, an error LOGIN_REQUIRED the login page. A page that is always there has none. */
  readonly principal: string | null
  readonly query: PreloadableConcreteRequest<OperationType> | null
  /** What search engines read of what the page shows; null where the title of the route says it. */
  readonly head: ((answer: Readonly<Record<string, unknown>>) => PageHead | null) | null
  match(pathname: string): PathParams | null
  variables(place: Place): Record<string, unknown>
  loadCode(): Promise<unknown>
  visit(environment: Environment, place: Place, policy: FetchPolicy): Visit
}

type Common = {
  readonly name: string
  readonly paths: readonly [string, ...string[]]
  readonly title: string
  readonly file: string
  readonly flags?: Partial<RouteFlags>
  readonly status?: number
}
type WithQuery<TQuery extends OperationType> = Common & {
  readonly page: () => Promise<ComponentType<PageProps<TQuery>>>
  readonly query: PreloadableConcreteRequest<TQuery>
  readonly variables: (place: Place) => VariablesOf<TQuery>
  readonly principal: (keyof TQuery['response'] & string) | null
  readonly head?: Route['head']
  /** What differs when a page is changed to rather than loaded whole (TRADE §9 «Base call»); no part of what names the visit. */
  readonly onChange?: Partial<VariablesOf<TQuery>>
  /** Brings what this browser kept of the page into the store, to be shown until the answer comes. */
  readonly recall?: (environment: Environment, variables: VariablesOf<TQuery>) => void
}
type WithoutQuery = Common & { readonly page: () => Promise<ComponentType<PlainPageProps>> }

const usual: RouteFlags = {
  header: true,
  loginHeader: false,
  footer: true,
  rightPanel: true,
  categoryMenu: true,
  nav: true,
  search: true,
  topRightAd: false,
  requiresLogin: false,
  restoresScroll: true,
}

function common(spec: Common) {
  const patterns = spec.paths.map(compilePattern)
  return {
    name: spec.name,
    paths: spec.paths,
    title: spec.title,
    file: spec.file,
    flags: { ...usual, ...spec.flags },
    status: spec.status ?? 200,
    match(pathname: string): PathParams | null {
      for (const pattern of patterns) {
        const params = pattern(pathname)
        if (params !== null) return params
      }
      return null
    },
  }
}

type PageViewProps<TQuery extends OperationType> = PageProps<TQuery> & { readonly code: LazyModule<ComponentType<PageProps<TQuery>>> }

function PageView<TQuery extends OperationType>({ code, queryRef, place }: PageViewProps<TQuery>) {
  return createElement(useLazyModule(code), { queryRef, place })
}

function PlainPageView({ code, place }: PlainPageProps & { readonly code: LazyModule<ComponentType<PlainPageProps>> }) {
  return createElement(useLazyModule(code), { place })
}

/** A page with a query of its own. */
export function page<TQuery extends OperationType>(spec: WithQuery<TQuery>): Route {
  const code = new LazyModule(spec.page)
  const route: Route = {
    ...common(spec),
    principal: spec.principal,
    query: spec.query,
    head: spec.head ?? null,
    variables: spec.variables,
    loadCode: () => code.load(),
    visit(environment, place, fetchPolicy) {
      const whole = spec.variables(place)
      const variables = fetchPolicy === 'store-or-network' ? whole : { ...whole, ...spec.onChange }
      spec.recall?.(environment, variables)
      const queryRef = loadQuery<TQuery>(environment, spec.query, variables, { fetchPolicy, networkCacheConfig: keepEarlier })
      return {
        key: visitKey(route, place),
        route,
        place,
        queryRef,
        view: <PageView code={code} queryRef={queryRef} place={place} />,
        code: code.load(),
      }
    },
  }
  return route
}

/** A page that shows nothing from the gateway. */
export function plainPage(spec: WithoutQuery): Route {
  const code = new LazyModule(spec.page)
  const route: Route = {
    ...common(spec),
    principal: null,
    query: null,
    head: null,
    variables: () => ({}),
    loadCode: () => code.load(),
    visit(_environment, place) {
      return {
        key: visitKey(route, place),
        route,
        place,
        queryRef: null,
        view: <PlainPageView code={code} place={place} />,
        code: code.load(),
      }
    },
  }
  return route
}

export function visitKey(route: Route, place: Place): string {
  return `${route.name} ${JSON.stringify(place.params)} ${JSON.stringify(route.variables(place))}`
}
