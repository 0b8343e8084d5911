import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { ArticleTextQuery } from '../../../__generated__/ArticleTextQuery.graphql.ts'
import { formatDate } from 'rules/time'
import { color, type } from '../../../ui/tokens.ts'

const text = css`display: grid; gap: 12px; p + p { margin-top: 8px; } h3 { margin-bottom: 4px; font-weight: 600; }
  small { ${type.small} color: ${color.second}; }`

type Props = {
  readonly articleID: string
  /** A page of the help centre, else a notice or news. */
  readonly isHelp: boolean
  readonly children: (title: string, content: ReactNode) => ReactNode
}

/** An article read where the buyer is. */
export function ArticleText({ articleID, isHelp, children }: Props) {
  const data = useLazyLoadQuery<ArticleTextQuery>(
    graphql`
      query ArticleTextQuery($articleID: ID!, $isHelp: Boolean!) {
        helpArticle(by: { articleID: $articleID }) @include(if: $isHelp) { title updatedAt sections { heading paragraphs } }
        article(articleID: $articleID) @skip(if: $isHelp) { title detail { updatedAt sections { heading paragraphs } } }
      }
    `,
    { articleID, isHelp },
    { fetchPolicy: 'store-or-network' },
  )
  const title = data.helpArticle?.title ?? data.article?.title
  const body = data.helpArticle ?? data.article?.detail
  if (!body) return children(title ?? '暂时打不开', <p>内容暂时打不开，请稍后再试。</p>)
  return children(
    title ?? '',
    <div className={text}>
      {body.sections.map(({ heading, paragraphs }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text's parts have no other name and never move
        <section key={at}>
          {heading && <h3>{heading}</h3>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {typeof body.updatedAt === 'string' && <small>更新于 {formatDate(Date.parse(body.updatedAt))}</small>}
    </div>,
  )
}
