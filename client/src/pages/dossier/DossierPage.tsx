import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { DossierPageQuery } from '../../__generated__/DossierPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { DossierList } from '../../features/catalogue/dossier/DossierList.tsx'
import { DossierPapers } from '../../features/catalogue/dossier/DossierPapers.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { color, type } from '../../ui/tokens.ts'
import { textLink } from '../../ui/textLink.ts'

const views = [
  [null, '全部品种'],
  ['asked', '已索取'],
  ['lapsing', '60 天内到期'],
  ['new', '有新版'],
] as const
const note = css`padding-bottom: 12px; ${type.small} color: ${color.second};`

/** Papers of first business that the shop may have of us (/syzl); its own are at /zzzj. */
export function DossierPage({ queryRef, place: { search } }: PageProps<DossierPageQuery>) {
  const data = usePreloadedQuery<DossierPageQuery>(
    graphql`
      query DossierPageQuery($view: DossierView, $page: Int) @preloadable {
        ...Shell_query
        companyDossier @catch(to: RESULT) { archive papers { ...DossierPapers_papers } }
        dossierGoods(filter: { view: $view }, first: 20, page: $page) @catch(to: RESULT) { ...DossierList_goods }
      }
    `,
    queryRef,
  )
  const view = views.find(([key]) => key === search.get('view'))?.[0] ?? null
  const company = data.companyDossier.ok ? data.companyDossier.value : null
  return (
    <MemberFrame title="首营资料">
      <p className={note}>
        索取一次，以后各订单都有效；登记新版时在消息中通知。资料包附目录、每个文件的 SHA-256 与签名。本店证照的有效期与到期后的影响见
        <Link className={textLink} href={paths.certificates()}>
          资质证件
        </Link>
        。
      </p>
      <Panel title="品种资料" isFlush>
        <TabLinks
          label="资料筛选"
          Anchor={Link}
          links={views.map(([key, label]) => ({ href: paths.dossier({ view: key }), label, isCurrent: key === view }))}
        />
        <Principal result={data.dossierGoods}>
          {(goods) => <DossierList goods={goods} hrefOf={(page) => paths.dossier({ view, page })} />}
        </Principal>
      </Panel>
      {company && (
        <Panel
          title="本商城的企业资料"
          tools={
            typeof company.archive === 'string' && (
              <a href={company.archive} download>
                下载企业资料包
              </a>
            )
          }
        >
          <DossierPapers papers={company.papers} label="企业资料" />
        </Panel>
      )}
    </MemberFrame>
  )
}
