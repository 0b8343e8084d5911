import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { NewsPageQuery } from '../../__generated__/NewsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { HelpFrame } from '../../features/catalogue/help/HelpFrame.tsx'
import { NewsLines } from '../../features/catalogue/help/NewsLines.tsx'
import { type NewsSection, newsSections } from '../../features/catalogue/help/newsSections.ts'
import { usePageTitle } from '../../features/catalogue/help/usePageTitle.ts'
import { ListPages } from '../../features/people/member/ListPages.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { color, radius, type } from '../../ui/tokens.ts'

const paper = css`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > h1 { padding: 16px; border-bottom: 1px solid ${color.line}; ${type.title} }
`

/** Titles of one part of the news centre, or of all of it. */
function NewsOf({ queryRef, section }: Pick<PageProps<NewsPageQuery>, 'queryRef'> & { section: NewsSection | null }) {
  const data = usePreloadedQuery<NewsPageQuery>(
    graphql`
      query NewsPageQuery($categoryID: ID, $page: Int) @preloadable {
        ...Shell_query
        ...HelpFrame_query
        articles(filter: { categoryID: $categoryID }, first: 10, page: $page) @catch(to: RESULT) {
          totalCount
          edges { cursor }
          pageCursors {
            last { page }
            around { page isCurrent }
          }
          ...NewsLines_articles
        }
      }
    `,
    queryRef,
  )
  const title = section === null ? '资讯中心' : newsSections[section].title
  usePageTitle(title)
  const hrefOf = (page: number) => paths.news(section ?? undefined, { page })
  return (
    <HelpFrame query={data} crumbs={[...(section === null ? [] : [{ label: '资讯中心', href: paths.news() }]), { label: title }]}>
      <div className={paper}>
        <h1>{title}</h1>
        <Principal result={data.articles}>
          {(articles) =>
            articles.edges.length === 0 ? (
              <EmptyState
                picture="box"
                title={articles.totalCount > 0 ? '这一页没有资讯' : '还没有发布资讯'}
                action={
                  articles.totalCount > 0 && (
                    <Link className={buttonClass('outline')} href={hrefOf(1)}>
                      回到第一页
                    </Link>
                  )
                }
              />
            ) : (
              <>
                <NewsLines articles={articles} />
                {articles.pageCursors.last !== null && <ListPages cursors={articles.pageCursors} hrefOf={hrefOf} />}
              </>
            )
          }
        </Principal>
      </div>
    </HelpFrame>
  )
}

/** The news centre (/news). */
export function NewsPage({ queryRef }: PageProps<NewsPageQuery>) {
  return <NewsOf queryRef={queryRef} section={null} />
}

/** News of the trade (/news/hyzx). */
export function IndustryNewsPage({ queryRef }: PageProps<NewsPageQuery>) {
  return <NewsOf queryRef={queryRef} section="hyzx" />
}

/** News of the company (/news/qydt). */
export function CompanyNewsPage({ queryRef }: PageProps<NewsPageQuery>) {
  return <NewsOf queryRef={queryRef} section="qydt" />
}

/** Notices (/news/gg). */
export function NoticesPage({ queryRef }: PageProps<NewsPageQuery>) {
  return <NewsOf queryRef={queryRef} section="gg" />
}
