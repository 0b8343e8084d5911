import { Component, type ReactNode } from 'react'
import { dateOf } from '../../../lib/chinaTime.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ArticleBody } from './ArticleBody.tsx'
import { type AskedArticle, type KeptArticle, keptArticle } from './articleMemory.ts'
import { usePageTitle } from './usePageTitle.ts'

type Props = { readonly asked: AskedArticle; readonly children: ReactNode }
type State = { readonly error: unknown }

/** Where the page cannot be had, such as without a connection, what this browser kept of it is better than nothing. */
export class KeptArticleBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    const kept = keptArticle(this.props.asked)
    // The page's own boundary says what is wrong.
    if (kept === null) throw error
    return <Kept article={kept} />
  }
}

function Kept({ article: { title, categoryName, updatedAt, sections } }: { article: KeptArticle }) {
  const retry = useRetry()
  usePageTitle(title)
  return (
    <>
      <Notice
        tone="warning"
        role="alert"
        action={
          <Button size="small" onClick={retry}>
            重试
          </Button>
        }
      >
        暂时连接不上，以下是您上次看到的内容。
      </Notice>
      <ArticleBody
        title={title}
        facts={
          <>
            <span>{categoryName}</span>
            <span>更新于 {dateOf(updatedAt)}</span>
          </>
        }
        sections={sections}
      />
    </>
  )
}
