import type { ArticleKind } from '../../db/tables/content.ts'

export interface SeedArticle {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly body: string
  /** Published so many days before the demo was filled. */
  readonly daysAgo?: number
}

export interface SeedCategory {
  readonly id: number
  readonly kind: ArticleKind
  readonly slug: string
  readonly name: string
  readonly articles: readonly SeedArticle[]
}
