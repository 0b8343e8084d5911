import { graphql } from 'react-relay/hooks'
import { createOperationDescriptor, type Environment, getRequest } from 'relay-runtime'
import type { articleMemoryQuery$data, articleMemoryQuery$variables } from '../../../__generated__/articleMemoryQuery.graphql.ts'

const KEY = 'help-articles'
const KEPT_MAX = 30

const query = graphql`
  query articleMemoryQuery($by: HelpArticleBy!) {
    helpArticle(by: $by) {
      id
      articleID
      title
      categoryName
      url
      updatedAt
      sections { heading paragraphs }
    }
  }
`

/** By its number, or by its address. */
export type AskedArticle = articleMemoryQuery$variables['by']
export type KeptArticle = NonNullable<articleMemoryQuery$data['helpArticle']>

const nameOf = ({ articleID, path }: AskedArticle): string => articleID ?? path ?? ''

/** The last read ones stand last; whatever else is found there is forgotten. */
function readAll(): Map<string, KeptArticle> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

function isEntry(value: unknown): value is [string, KeptArticle] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  const article: unknown = value[1]
  return (
    typeof article === 'object' &&
    article !== null &&
    ['id', 'articleID', 'title', 'categoryName', 'updatedAt'].every((key) => typeof Reflect.get(article, key) === 'string') &&
    Array.isArray(Reflect.get(article, 'sections'))
  )
}

/** Keeps an article as it was shown (SPEC §3: cached help articles); the same one is written only when it changed. */
export function keepArticle(asked: AskedArticle, article: KeptArticle): void {
  const all = readAll()
  const name = nameOf(asked)
  if (all.get(name)?.updatedAt === article.updatedAt) return
  all.delete(name)
  all.set(name, article)
  try {
    localStorage.setItem(KEY, JSON.stringify([...all].slice(-KEPT_MAX)))
  } catch {
    // Storage is full or refused: the article is fetched again next time.
  }
}

/** As it was last seen in this browser; null where it was not, and on the server. */
export function keptArticle(asked: AskedArticle): KeptArticle | null {
  return readAll().get(nameOf(asked)) ?? null
}

/** Puts a kept article into the store, unless a newer one is there; the page shows it at once and is asked for again behind it. */
export function recallArticle(environment: Environment, { by }: articleMemoryQuery$variables): void {
  if (typeof localStorage === 'undefined') return
  const operation = createOperationDescriptor(getRequest(query), { by })
  if (environment.check(operation).status === 'available') return
  const kept = keptArticle(by)
  if (kept !== null) environment.commitPayload(operation, { helpArticle: { __typename: 'HelpArticle', ...kept } })
}
