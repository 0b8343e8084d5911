import { css } from '@emotion/css'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { NewsInfoPage_article$key } from '../../__generated__/NewsInfoPage_article.graphql.ts'
import type { NewsInfoPageQuery } from '../../__generated__/NewsInfoPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { ArticleBody } from '../../features/catalogue/help/ArticleBody.tsx'
import { HelpFrame } from '../../features/catalogue/help/HelpFrame.tsx'
import { sectionOf } from '../../features/catalogue/help/newsSections.ts'
import { usePageTitle } from '../../features/catalogue/help/usePageTitle.ts'
import { dateOf } from '../../lib/chinaTime.ts'
import { DestinationLink } from '../../navigation/DestinationLink.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { color, media, radius, type } from '../../ui/tokens.ts'

const neighbours = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  a, span { padding: 8px 12px; border: 1px solid ${color.line}; border-radius: ${radius}; color: ${color.ink}; }
  span { color: ${color.second}; background: ${color.ground}; }
  a:hover { border-color: ${color.brand700}; text-decoration: none; }
  > :last-child { text-align: right; }
  small { display: block; ${type.small} color: ${color.second}; }
  ${media.phone} { grid-template-columns: 1fr; > :last-child { text-align: left; } }
  ${media.print} { display: none; }
`

const newest = css`li { padding: 4px 0; } ${media.touch} { a { display: block; padding-block: 12px; } } ${media.print} { display: none; }`
const LATEST_MAX = 5

/** News or a notice (/news/info/{id}/{type}). */
export function NewsInfoPage({ queryRef, place }: PageProps<NewsInfoPageQuery>) {
  const data = usePreloadedQuery<NewsInfoPageQuery>(
    graphql`
      query NewsInfoPageQuery($articleID: ID!, $industryID: ID!) @preloadable {
        ...Shell_query
        ...HelpFrame_query
        article(articleID: $articleID) @catch(to: RESULT) {
          title
          categoryID
          categoryName
          ...NewsInfoPage_article
        }
        articleCategory(categoryID: $industryID) { name latest { articleID title url } }
      }
    `,
    queryRef,
  )
  const found = data.article.ok ? data.article.value : null
  const latest = data.articleCategory?.latest.filter(({ articleID }) => articleID !== place.params['id']).slice(0, LATEST_MAX) ?? []
  const section = found ? sectionOf(found.categoryID) : null
  return (
    <HelpFrame
      query={data}
      entry={section === null ? undefined : paths.news(section)}
      crumbs={[
        { label: '资讯中心', href: paths.news() },
        ...(found
          ? [{ label: found.categoryName, ...(section === null ? {} : { href: paths.news(section) }) }, { label: found.title }]
          : []),
      ]}
    >
      <Principal result={data.article} missing="没有这篇资讯">
        {(article) => <NewsArticle article={article} />}
      </Principal>
      {latest.length > 0 && (
        <Panel title={`最新${data.articleCategory?.name ?? ''}`}>
          <ul className={newest} aria-label={`最新${data.articleCategory?.name ?? ''}`}>
            {latest.map(({ articleID, title, url }) => (
              <li key={articleID}>
                <DestinationLink to={{ url }}>{title}</DestinationLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </HelpFrame>
  )
}

function NewsArticle({ article: key }: { article: NewsInfoPage_article$key }) {
  const { title, categoryName, publishedAt, detail } = useFragment(
    graphql`
      fragment NewsInfoPage_article on Article {
        title
        summary
        url
        categoryName
        publishedAt
        detail {
          sections { heading paragraphs }
          previous { title url }
          next { title url }
        }
      }
    `,
    key,
  )
  usePageTitle(title)
  return (
    <ArticleBody
      title={title}
      facts={
        <>
          <span>{categoryName}</span>
          {typeof publishedAt === 'string' && <time dateTime={publishedAt}>{dateOf(publishedAt)}</time>}
        </>
      }
      sections={detail?.sections ?? []}
    >
      <nav className={neighbours} aria-label="上一篇与下一篇">
        <Neighbour label="上一篇" link={detail?.previous} />
        <Neighbour label="下一篇" link={detail?.next} />
      </nav>
    </ArticleBody>
  )
}

function Neighbour({ label, link }: { label: string; link: { readonly title: string; readonly url?: unknown } | null | undefined }) {
  if (typeof link?.url !== 'string')
    return (
      <span>
        <small>{label}</small>没有了
      </span>
    )
  return (
    <Link href={link.url}>
      <small>{label}</small>
      {link.title}
    </Link>
  )
}
