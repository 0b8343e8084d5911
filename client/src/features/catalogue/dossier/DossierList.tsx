import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { DossierList_goods$key } from '../../../__generated__/DossierList_goods.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { ListPages } from '../../people/member/ListPages.tsx'
import { requestDossier } from './requestDossier.ts'
import { DossierPapers } from './DossierPapers.tsx'

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 8px 16px;
  ${media.phone} { padding: 8px 12px; }
`
const rows = css`
  > li { padding: 8px 16px; border-top: 1px solid ${color.line}; }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; }
  header > a:first-of-type { font-weight: 600; }
  header small { ${type.small} color: ${color.second}; }
  header > :last-child { margin-left: auto; }
  header + * { margin-left: 28px; }
  .missing { margin-left: 28px; padding: 4px 0; ${type.small} color: ${color.amber}; }
  ${media.phone} {
    > li { padding: 0 12px 8px 0; }
    header { display: grid; grid-template-columns: 44px minmax(0, 1fr) auto; gap: 0; }
    header > label { padding-left: 12px; }
    header > a { min-height: 44px; display: inline-flex; align-items: center; }
    header > small { grid-area: 2 / 2; }
    header > small + span { grid-area: 2 / 3; }
    header + *, .missing { margin-left: 44px; }
  }
`

/** Goods with their papers: chosen ones come as one archive, and are asked for by it. */
export function DossierList({ goods: key, hrefOf }: { readonly goods: DossierList_goods$key; readonly hrefOf: (page: number) => Path }) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment DossierList_goods on DossierGoodsConnection {
        edges { node { goodsID name spec manufacturer requestedAt archive missing papers { ...DossierPapers_papers } } }
        pageCursors {
          last { page }
          around { page isCurrent }
        }
      }
    `,
    key,
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const all = edges.map(({ node }) => node.goodsID)
  const choose = (ids: readonly string[], isChosen: boolean): void =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  if (edges.length === 0)
    return (
      <EmptyState picture="box" title="没有品种资料">
        购买过或索取过资料的商品会列在这里
      </EmptyState>
    )
  return (
    <>
      <div className={bar}>
        <Checkbox
          isChecked={chosen.size === all.length}
          isIndeterminate={chosen.size > 0 && chosen.size < all.length}
          onChange={(isChosen) => choose(all, isChosen)}
        >
          全选本页
        </Checkbox>
        <ChosenArchive goodsIDs={all.filter((id) => chosen.has(id))} />
      </div>
      <ul className={rows} aria-label="品种资料">
        {edges.map(({ node: { goodsID, name, spec, manufacturer, requestedAt, archive, missing, papers } }) => (
          <li key={goodsID}>
            <header>
              <Checkbox label={`选择${name}`} isChecked={chosen.has(goodsID)} onChange={(isChosen) => choose([goodsID], isChosen)} />
              <Link href={paths.goodsDetail(goodsID)}>{name}</Link>
              <small>
                {spec}　{manufacturer}
              </small>
              {requestedAt && <Tag tone="grey">已索取</Tag>}
              {typeof archive === 'string' && (
                <a href={archive} download aria-label={`下载${name}的资料包`}>
                  下载
                </a>
              )}
            </header>
            <DossierPapers papers={papers} label={`${name}的资料`} />
            {missing.length > 0 && <p className="missing">尚未登记：{missing.join('、')}，请联系客户经理。</p>}
          </li>
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}

/** The archive is made when it is asked for; until then the choice may change. */
function ChosenArchive({ goodsIDs }: { readonly goodsIDs: readonly string[] }) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [made, setMade] = useState<{ readonly names: string; readonly archive: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const names = goodsIDs.join('-')
  const ask = async (): Promise<void> => {
    setBusy(true)
    const archive = await requestDossier(environment, goodsIDs).finally(() => setBusy(false))
    if (archive !== null) setMade({ names, archive })
  }
  if (made?.names === names)
    return (
      <a className={buttonClass('primary')} href={made.archive} download>
        下载资料包（{goodsIDs.length} 种）
      </a>
    )
  return (
    <Button variant="outline" isBusy={isBusy} disabled={goodsIDs.length === 0} onClick={() => void ask().catch(report)}>
      索取所选资料{goodsIDs.length > 0 ? `（${goodsIDs.length} 种）` : ''}
    </Button>
  )
}
