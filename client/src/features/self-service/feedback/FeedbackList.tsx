import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FeedbackList_feedback$key } from '../../../__generated__/FeedbackList_feedback.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import type { Path } from '../../../navigation/paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { ListPages } from '../../people/member/ListPages.tsx'
import { photos, replies } from '../wanted/serviceRows.ts'

const letters = css`
  > li { padding: 12px 16px; }
  > li + li { border-top: 1px solid ${color.line}; }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; margin-bottom: 4px; ${type.small} color: ${color.second}; }
  p { white-space: pre-wrap; overflow-wrap: anywhere; }
`

/** What the shop said before, and what came back. */
export function FeedbackList({
  feedback: key,
  hrefOf,
}: {
  readonly feedback: FeedbackList_feedback$key
  readonly hrefOf: (page: number) => Path
}) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment FeedbackList_feedback on FeedbackConnection {
        edges { node { id feedbackID kindText content images { url } createdAt replies { staff content repliedAt } } }
        pageCursors {
          last { page }
          around { page isCurrent }
        }
      }
    `,
    key,
  )
  if (edges.length === 0)
    return (
      <EmptyState picture="box" title="还没有反馈">
        提交的反馈和客服的回复都会留在这里
      </EmptyState>
    )
  return (
    <>
      <ul className={letters} aria-label="我的反馈">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <header>
              <Tag tone={node.replies.length > 0 ? 'green' : 'blue'}>{node.replies.length > 0 ? '已回复' : '处理中'}</Tag>
              {node.kindText}
              <time dateTime={node.createdAt}>{dateTime(node.createdAt)}</time>
            </header>
            <p>{node.content}</p>
            {node.images.length > 0 && (
              <div className={photos}>
                {node.images.map(({ url }, at) => (
                  <a key={url} href={url} target="_blank" rel="noreferrer">
                    <img src={url} alt={`图片 ${at + 1}`} width={72} height={72} loading="lazy" />
                  </a>
                ))}
              </div>
            )}
            {node.replies.length > 0 && (
              <ol className={replies} aria-label="回复">
                {node.replies.map((reply) => (
                  <li key={`${reply.repliedAt}${reply.content}`}>
                    <p>{reply.content}</p>
                    <small>
                      {reply.staff}　{dateTime(reply.repliedAt)}
                    </small>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
