import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsMarks_goods$key } from '../../../__generated__/GoodsMarks_goods.graphql.ts'
import { RxMark } from '../../../ui/RxMark.tsx'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'

const list = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px;`

/** Their words say it all. */
const plain = { tone: 'grey', title: undefined } as const
/** Tags that are no promotion: what one has to know when ordering. The specification colours the others by their word. */
const notices: Readonly<Record<string, { tone: TagTone; title: string | undefined }>> = {
  CONTROLLED: { tone: 'grey', title: '控销商品' },
  EPHEDRINE: { tone: 'grey', title: '含麻黄碱复方制剂，单独成单' },
  COLD: { tone: 'blue', title: '冷链运输，单独成单' },
  CODEINE: plain,
  DIPHENOXYLATE: plain,
  LIQUORICE: plain,
  INSURANCE_A: plain,
  INSURANCE_B: plain,
  BASIC_DRUG: plain,
  PROCURED: plain,
}
/** ExpiryText says it, with the months left. */
const SAID_WITH_THE_DATE = 'NEAR_EXPIRY'

/** The legal class, then the tags. */
export function GoodsMarks({ goods: key }: { goods: GoodsMarks_goods$key }) {
  const goods = useFragment(
    graphql`
      fragment GoodsMarks_goods on Goods {
        kind
        prescriptionClass
        deviceClass
        tags {
          text
          kind
        }
      }
    `,
    key,
  )
  return (
    <span className={list}>
      <RxMark prescriptionClass={goods.prescriptionClass} deviceClass={goods.deviceClass} kind={goods.kind} />
      {goods.tags
        .filter(({ kind }) => kind !== SAID_WITH_THE_DATE)
        .map(({ text, kind }) => (
          <Tag key={text} tone={notices[kind]?.tone} title={notices[kind]?.title}>
            {text}
          </Tag>
        ))}
    </span>
  )
}
