import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ZoneTemplatePageQuery, ZoneTemplatePageQuery$data } from '../../__generated__/ZoneTemplatePageQuery.graphql.ts'
import { NotFoundState } from '../../errors/NotFoundState.tsx'
import { Principal } from '../../errors/Principal.tsx'
import { BuyerNotice } from '../../features/catalogue/goods/BuyerNotice.tsx'
import { GoodsCards } from '../../features/catalogue/goods/GoodsCards.tsx'
import { GoodsTable } from '../../features/catalogue/goods/GoodsTable.tsx'
import { BannerArt } from '../../features/catalogue/home/BannerArt.tsx'
import { PriceBoard } from '../../features/catalogue/zone/PriceBoard.tsx'
import { TEMPLATES, templateOf, type ZoneTemplate } from '../../features/catalogue/zone/templatePlace.ts'
import { chips, zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { DestinationLink } from '../../navigation/DestinationLink.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Reacting } from '../../ui/Reacting.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { color, media, radius, type } from '../../ui/tokens.ts'

const head = css`
  margin: 12px 0;
  border-radius: ${radius};
  color: #fff;
  background: ${color.brand700};
  > div { display: grid; align-content: center; gap: 4px; min-height: 120px; padding: 16px 24px; }
  h1 { ${type.display} }
  ${media.phone} { margin: 8px 0; > div { min-height: 88px; padding: 12px; } h1 { ${type.title} } }
`
const line = css`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; padding: 12px 0;
  --tone: ${color.brand700};`

type Data = ZoneTemplatePageQuery$data
type Home = NonNullable<Extract<Data['home'], { readonly ok: true }>['value']>
type Floor = NonNullable<Home['floor']>

const layouts: Readonly<Record<ZoneTemplate, readonly [words: string, Rows: ComponentType<{ goods: Floor['goods']; now: number }>]>> = {
  cards: ['大图', GoodsCards],
  table: ['列表', GoodsTable],
  board: ['行情', PriceBoard],
}

/** A zone page built from a template and a content id (/zqmb?id=&template=): the content is a floor of the home page. */
export function ZoneTemplatePage({ queryRef, place: { search } }: PageProps<ZoneTemplatePageQuery>) {
  const data = usePreloadedQuery<ZoneTemplatePageQuery>(
    graphql`
      query ZoneTemplatePageQuery($id: String) @preloadable {
        ...Shell_query
        home @catch(to: RESULT) {
          floors {
            floorID
            name
          }
          floor(floorID: $id) {
            floorID
            name
            subtitle
            url
            notice
            tabs { name url notice }
            banners { ...BannerArt_banner }
            goods { id ...GoodsRow_goods ...GoodsCards_goods ...PriceBoard_goods }
          }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <Principal result={data.home}>
        {({ floors, floor }) =>
          floor ? (
            <TemplateView data={data} floors={floors} open={floor} template={templateOf(search)} />
          ) : (
            <NotFoundState title="没有这个专区" />
          )
        }
      </Principal>
    </div>
  )
}

function TemplateView({ data, floors, open, template }: { data: Data; floors: Home['floors']; open: Floor; template: ZoneTemplate }) {
  const [now] = useState(() => Date.now())
  const title = (
    <>
      <h1>{open.name}</h1>
      <p>{open.subtitle}</p>
    </>
  )
  const [banner] = open.banners
  return (
    <>
      {banner ? (
        <BannerArt banner={banner} className={head}>
          {title}
        </BannerArt>
      ) : (
        <div className={head}>
          <div>{title}</div>
        </div>
      )}
      <TabLinks
        label="专区"
        Anchor={Link}
        links={floors.map(({ floorID, name }) => ({
          href: paths.zoneTemplate(floorID, template),
          label: name,
          isCurrent: floorID === open.floorID,
        }))}
      />
      <div className={line}>
        <nav aria-label="专区分类" className={chips}>
          {open.tabs.map((tab) => (
            <DestinationLink key={tab.name} to={tab}>
              {tab.name}
            </DestinationLink>
          ))}
          <DestinationLink to={open}>查看全部</DestinationLink>
        </nav>
        <nav aria-label="显示方式" className={chips}>
          {TEMPLATES.map((choice) => (
            <Link key={choice} href={paths.zoneTemplate(open.floorID, choice)} aria-current={choice === template ? 'true' : undefined}>
              {layouts[choice][0]}
            </Link>
          ))}
        </nav>
      </div>
      <BuyerNotice query={data} />
      {open.goods.length === 0 ? (
        <EmptyState picture="box" title="专区里暂时没有商品">
          稍后再来看看
        </EmptyState>
      ) : (
        <Reacting>{createElement(layouts[template][1], { goods: open.goods, now })}</Reacting>
      )}
    </>
  )
}
