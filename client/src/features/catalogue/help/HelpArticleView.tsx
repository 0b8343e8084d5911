import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HelpArticleView_article$key } from '../../../__generated__/HelpArticleView_article.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { ArticleBody } from './ArticleBody.tsx'
import { type AskedArticle, keepArticle } from './articleMemory.ts'
import { StillStuck } from './StillStuck.tsx'
import { usePageTitle } from './usePageTitle.ts'

type Props = {
  readonly article: HelpArticleView_article$key
  /** As the page asked for it: it is kept under the same name. */
  readonly asked: AskedArticle
  readonly hotline: string | null | undefined
}

/** A page of the help centre; kept in this browser as it is read. */
export function HelpArticleView({ article: key, asked, hotline }: Props) {
  const article = useFragment(
    graphql`
      fragment HelpArticleView_article on HelpArticle {
        id
        articleID
        title
        categoryName
        url
        updatedAt
        sections { heading paragraphs }
      }
    `,
    key,
  )
  usePageTitle(article.title)
  useEffect(() => keepArticle(asked, article), [article, asked])
  return (
    <ArticleBody
      title={article.title}
      facts={
        <>
          <span>{article.categoryName}</span>
          <span>更新于 {dateOf(article.updatedAt)}</span>
        </>
      }
      sections={article.sections}
    >
      <StillStuck hotline={hotline} />
    </ArticleBody>
  )
}
