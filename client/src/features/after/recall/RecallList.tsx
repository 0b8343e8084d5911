import { css } from '@emotion/css'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { RecallList_recall$key } from '../../../__generated__/RecallList_recall.graphql.ts'
import type { RecallListReadMutation } from '../../../__generated__/RecallListReadMutation.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { commit } from '../../../relay/commit.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color } from '../../../ui/tokens.ts'
import { LotLinks, RecalledLot } from './RecalledLot.tsx'
import { RecallForm } from './RecallForm.tsx'

const LEVELS: Readonly<Record<number, string>> = { 1: '一级召回', 2: '二级召回', 3: '三级召回' }
const STATUSES = { ACTIVE: '召回中', CLOSED: '已结束', LIFTED: '已撤销' } as const

const facts = css`
  display: grid;
  gap: 8px;
  > header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
  p { overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 12px; }
  dt { color: ${color.second}; }
  .due { color: ${color.price}; font-weight: 600; }
`
const answered = css`
  display: grid;
  gap: 8px;
  margin: 12px 0;
  li { display: grid; gap: 4px; padding: 8px 12px; background: ${color.ground}; }
`
const gap = css`+ section, + div { margin-top: 12px; }`

const readMutation = graphql`
  mutation RecallListReadMutation($input: MarkRecallReadInput!) {
    markRecallRead(input: $input) { refusals { ...refusal_told @alias } recall { id seenAt } }
  }
`

/** One recall: what it asks, until when, and the shop's answer. Seeing it is reading it. */
export function RecallList({ recall: key }: { readonly recall: RecallList_recall$key }) {
  const recall = useFragment(
    graphql`
      fragment RecallList_recall on Recall {
        id recallID level explanation instruction status endNote createdAt dueAt seenAt repliedAt
        lots { goodsID name spec packUnit lot quantity orderIDs afterSaleIDs answer { onHand used back } }
        ...RecallForm_recall
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const { recallID, status, seenAt = null, repliedAt = null, endNote } = recall
  const isTold = useRef(false)
  const [isCorrecting, setCorrecting] = useState(false)
  useEffect(() => {
    if (seenAt !== null || isTold.current) return
    isTold.current = true
    // The clock is the office's; a page that could not tell it does so the next time.
    commit<RecallListReadMutation>(environment, { mutation: readMutation, variables: { input: { recallID } } }).catch(() => undefined)
  }, [environment, seenAt, recallID])
  const isOpen = status === 'ACTIVE'
  return (
    <Panel title={`召回 ${recallID}`} className={gap}>
      <div className={facts}>
        <header>
          <Tag tone={isOpen ? 'red' : 'grey'}>{LEVELS[recall.level] ?? '召回'}</Tag>
          <Tag tone={isOpen && repliedAt === null ? 'orange' : 'grey'}>
            {isOpen ? (repliedAt === null ? '待回复' : '已回复') : status in STATUSES ? STATUSES[status as keyof typeof STATUSES] : ''}
          </Tag>
        </header>
        <dl>
          <dt>召回原因</dt>
          <dd>{recall.explanation}</dd>
          <dt>处理要求</dt>
          <dd>{recall.instruction}</dd>
          <dt>通知时间</dt>
          <dd>{dateTime(recall.createdAt)}</dd>
          <dt>最迟回复</dt>
          <dd className={isOpen && repliedAt === null ? 'due' : undefined}>{dateTime(recall.dueAt)}</dd>
          {repliedAt !== null && (
            <>
              <dt>回复时间</dt>
              <dd>{dateTime(repliedAt)}</dd>
            </>
          )}
          {endNote && (
            <>
              <dt>说明</dt>
              <dd>{endNote}</dd>
            </>
          )}
        </dl>
      </div>
      {isOpen && (repliedAt === null || isCorrecting) ? (
        <RecallForm recall={recall} onDone={() => setCorrecting(false)} />
      ) : (
        <>
          <ul className={answered} aria-label="召回批号">
            {recall.lots.map((lot) => (
              <li key={`${lot.goodsID} ${lot.lot}`}>
                <RecalledLot lot={lot} />
                {lot.answer && <p>{`在库 ${lot.answer.onHand}，已售 ${lot.answer.used}，退回 ${lot.answer.back}（${lot.packUnit}）`}</p>}
                <LotLinks lot={lot} />
              </li>
            ))}
          </ul>
          {isOpen && <Button onClick={() => setCorrecting(true)}>更正回复</Button>}
        </>
      )}
    </Panel>
  )
}
