import { graphql, useFragment } from 'react-relay/hooks'
import type { QualityInspection_query$key } from '../../__generated__/QualityInspection_query.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { toasts } from '../../ui/toastStore.ts'

/** The page of quality reports; a shop without one is told how to get them. */
export function QualityInspection({ query }: { query: QualityInspection_query$key }) {
  const { viewer } = useFragment(graphql`fragment QualityInspection_query on Query { viewer { qualityInspection { url message } } }`, query)
  const inspection = viewer?.qualityInspection
  if (!inspection || (!inspection.url && inspection.message === '')) return null
  const { url, message } = inspection
  if (url)
    return (
      <a href={url} target="_blank" rel="noreferrer" title={message}>
        质检报告查询
      </a>
    )
  return (
    <Button variant="ghost" size="small" onClick={() => toasts.show({ kind: 'info', text: message })}>
      质检报告查询
    </Button>
  )
}
