import type { PreloadedQuery } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'

export type PathParams = Readonly<Record<string, string | undefined>>

/** Where the buyer is, as a page sees it. */
export type Place = { readonly params: PathParams; readonly search: URLSearchParams }

export type PageProps<TQuery extends OperationType> = { readonly queryRef: PreloadedQuery<TQuery>; readonly place: Place }

export type PlainPageProps = { readonly place: Place }
