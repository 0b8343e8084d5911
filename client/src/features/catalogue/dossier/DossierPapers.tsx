import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DossierPapers_papers$data, DossierPapers_papers$key } from '../../../__generated__/DossierPapers_papers.graphql.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'

/** From here on the colour is loud. */
const PRESS_DAYS = 30

const list = css`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) 120px;
    gap: 2px 16px;
    align-items: center;
    padding: 6px 0;
  }
  > li + li { border-top: 1px solid ${color.line}; }
  a, span { overflow-wrap: anywhere; }
  small { ${type.small} color: ${color.second}; overflow-wrap: anywhere; }
  > li > p { grid-column: 1 / -1; ${type.small} color: ${color.second}; }
  > li > :nth-child(3) { justify-self: end; }
  @media (max-width: 1023.98px) {
    > li { grid-template-columns: minmax(0, 1fr) max-content; gap: 0 8px; }
    > li > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; }
  }
  ${media.phone} {
    > li { padding: 0 0 6px; }
    a { display: inline-flex; align-items: center; min-height: 44px; }
  }
`

type Paper = DossierPapers_papers$data[number]

/** Papers of first business, each with its version, its last day, and what happens when that is over. */
export function DossierPapers({
  papers: key,
  label,
  isMixed = false,
}: {
  readonly papers: DossierPapers_papers$key
  readonly label: string
  /** Of several goods, which are then named. */
  readonly isMixed?: boolean
}) {
  const papers = useFragment(
    graphql`
      fragment DossierPapers_papers on DossierPaper @relay(plural: true) {
        paperID goodsName name paperNo lot version replacedExpiresOn expiresOn daysLeft standing lapseNote isNew url
      }
    `,
    key,
  )
  return (
    <ul className={list} aria-label={label}>
      {papers.map((paper) => (
        <li key={paper.paperID}>
          <PaperName paper={paper} isMixed={isMixed} />
          <small>{factsOf(paper)}</small>
          <Standing paper={paper} />
          {paper.standing !== 'VALID' && paper.lapseNote && <p>{paper.lapseNote}。</p>}
        </li>
      ))}
    </ul>
  )
}

function PaperName({ paper: { goodsName, name, lot, url, isNew }, isMixed }: { readonly paper: Paper; readonly isMixed: boolean }) {
  const words = [isMixed ? goodsName : null, name, lot].filter((part) => part).join(' ')
  return (
    <span>
      {typeof url === 'string' ? (
        <a href={url} target="_blank" rel="noreferrer">
          {words}
        </a>
      ) : (
        words
      )}
      {isNew && (
        <>
          {' '}
          <Tag tone="blue">新版</Tag>
        </>
      )}
    </span>
  )
}

/** Number, version and last day; a lot's report has no end to speak of. */
function factsOf({ paperNo, lot, version, replacedExpiresOn, expiresOn }: Paper): string {
  const edition = version > 1 ? `第 ${version} 版${replacedExpiresOn ? `，上一版至 ${replacedExpiresOn}` : ''}` : null
  return [paperNo, edition, expiresOn ? `有效期至 ${expiresOn}` : lot ? null : '长期有效'].filter((part) => part).join('　')
}

function Standing({ paper: { standing, daysLeft = null } }: { readonly paper: Paper }) {
  if (standing === 'LAPSED') return <Tag tone="red">已过期</Tag>
  if (standing !== 'LAPSING' || daysLeft === null) return <Tag tone="green">有效</Tag>
  return <Tag tone={daysLeft > PRESS_DAYS ? 'amber' : 'red'}>{daysLeft === 0 ? '今天到期' : `还有 ${daysLeft} 天到期`}</Tag>
}
