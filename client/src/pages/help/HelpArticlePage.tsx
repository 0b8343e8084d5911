import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { HelpArticlePageQuery } from '../../__generated__/HelpArticlePageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { HelpArticleView } from '../../features/catalogue/help/HelpArticleView.tsx'
import { HelpFrame } from '../../features/catalogue/help/HelpFrame.tsx'
import { KeptArticleBoundary } from '../../features/catalogue/help/KeptArticle.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

/** A page of the help centre (/help/{category}/{article}), and of paying and delivery (/help/pay, /help/zfps/{article}). */
export function HelpArticlePage({ queryRef }: PageProps<HelpArticlePageQuery>) {
  const { by } = queryRef.variables
  return (
    <KeptArticleBoundary key={queryRef.fetchKey} asked={by}>
      <HelpPage queryRef={queryRef} />
    </KeptArticleBoundary>
  )
}

function HelpPage({ queryRef }: Pick<PageProps<HelpArticlePageQuery>, 'queryRef'>) {
  const data = usePreloadedQuery<HelpArticlePageQuery>(
    graphql`
      query HelpArticlePageQuery($by: HelpArticleBy!) @preloadable {
        ...Shell_query
        ...HelpFrame_query
        site { hotline }
        helpArticle(by: $by) @catch(to: RESULT) {
          title
          ...HelpArticleView_article
        }
      }
    `,
    queryRef,
  )
  const { helpArticle, site } = data
  const { by } = queryRef.variables
  const found = helpArticle.ok ? helpArticle.value : null
  return (
    <HelpFrame
      query={data}
      crumbs={[{ label: '帮助中心', href: paths.help() }, ...(found === null || found === undefined ? [] : [{ label: found.title }])]}
    >
      <Principal result={helpArticle} missing="没有这篇帮助">
        {(article) => <HelpArticleView article={article} asked={by} hotline={site?.hotline} />}
      </Principal>
    </HelpFrame>
  )
}
