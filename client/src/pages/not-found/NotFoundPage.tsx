import { NotFoundState } from '../../errors/NotFoundState.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import type { ShellQuery } from '../../__generated__/ShellQuery.graphql.ts'

export function NotFoundPage({ place }: PageProps<ShellQuery>) {
  return <NotFoundState asked={place.search.get('from')} />
}
