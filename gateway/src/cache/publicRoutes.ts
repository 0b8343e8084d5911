/** What of the things visitors are shown may change, as the marketplace tells it. */
export const tags = ['goods', 'promotions', 'pages', 'words'] as const
export type Tag = (typeof tags)[number]

/** What may be kept for those without a session, for how long, and what makes it stale before that. */
export type PublicRoute = {
  readonly seconds: number
  readonly tags: readonly Tag[]
  /** Members get the same, so they are answered with it too. */ readonly isForAll?: true
}

const stock: PublicRoute = { seconds: 10, tags: ['goods'] }
const sales: PublicRoute = { seconds: 10, tags: ['goods', 'promotions'] }
const words: PublicRoute = { seconds: 60, tags: ['words'], isForAll: true }
const pages: PublicRoute = { seconds: 60, tags: ['pages'] }
const shelves: PublicRoute = { seconds: 60, tags: ['pages', 'goods', 'promotions'] }

/** Prices and what may be bought differ by member, so nearly all of it is for visitors alone; categories, hot words and articles know no member. */
const routes: readonly (readonly [RegExp, PublicRoute])[] = [
  [/^\/api\/goods\/(list|filters|batch|detail\/\d+)$/, stock],
  [/^\/api\/goods\/(fl|hot)$/, words],
  [/^\/api\/(combo|spike)(\/\d+)?$/, sales],
  [/^\/api\/group(\/\d+)?$/, sales],
  [/^\/api\/(supplier(\/\d+\/goods)?|price\/(list|\d+))$/, stock],
  [/^\/api\/(manjian|zone\/\w+)$/, sales],
  [/^\/api\/jfsc\/(category|goods(\/\d+)?)$/, stock],
  [/^\/api\/manjian\/\d+\/goods$/, sales],
  [/^\/api\/index\/spike$/, sales],
  [/^\/api\/index_wntj\/\d+$/, stock],
  [/^\/api\/activity\/(everyday_price|page\/[\w/-]+)$/, { ...sales, tags: ['goods', 'promotions', 'pages'] }],
  [/^\/api\/focus(\/[\w/]+)?$/, shelves],
  [/^\/api\/ads\/(links|right)$/, pages],
  [/^\/api\/global\/links$/, pages],
  [/^\/api\/(article|help)(\/[\w/]+)?$/, { ...pages, isForAll: true }],
]

export function publicRoute(path: string): PublicRoute | null {
  const [route = ''] = path.split('?', 1)
  return routes.find(([pattern]) => pattern.test(route))?.[1] ?? null
}

/** Orders and their ends move stock and what is left of promotions; what the seller changes elsewhere, time makes stale. */
export function staleAfter(path: string): readonly Tag[] {
  return /^\/api\/(order|trade|quote|pay|jfsc|group)(\/|$)/.test(path) ? ['goods', 'promotions'] : []
}
