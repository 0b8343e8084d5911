import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PricesPageQuery } from '../../__generated__/PricesPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { BuyerNotice } from '../../features/catalogue/goods/BuyerNotice.tsx'
import { ListPages } from '../../features/people/member/ListPages.tsx'
import { PriceBoard } from '../../features/catalogue/zone/PriceBoard.tsx'
import { ZoneBand } from '../../features/catalogue/zone/ZoneBand.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { color, media, type } from '../../ui/tokens.ts'

const head = css`display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; padding: 12px 0 8px;
  > p { flex: 1; color: ${color.second}; }
    ${media.phone} { align-items: center; > h2 { flex: 1; } > p { order: 1; flex-basis: 100%; ${type.small} } }`

/** Today's prices (/price): a board to look prices up. Visitors see the goods without prices. */
export function PricesPage({ queryRef }: PageProps<PricesPageQuery>) {
  const data = usePreloadedQuery<PricesPageQuery>(
    graphql`
      query PricesPageQuery($sheetID: ID!, $page: Int) @preloadable {
        ...Shell_query
        zone(kind: PRICES) { count rules }
        priceSheets { sheetID name }
        priceSheet(sheetID: $sheetID) @catch(to: RESULT) {
          sheetID
          name
          description
          count
          on
          file
          goods(first: 30, page: $page) {
            edges { node { id ...PriceBoard_goods } }
            pageCursors { last { page } around { page isCurrent } }
          }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const [now] = useState(() => Date.now())
  const sheet = data.priceSheet.ok ? data.priceSheet.value : null
  return (
    <div className={zonePage}>
      <ZoneBand
        tone="blue"
        icon="list"
        title="今日行情"
        subtitle={data.zone ? `在售 ${data.zone.count} 种` : undefined}
        rules={data.zone?.rules ?? []}
      >
        <p>只查价，不下单。</p>
        <p>
          <Link href={paths.priceSheets()}>成批采购：到价格单在线选购与下载</Link>
        </p>
      </ZoneBand>
      <BuyerNotice query={data} />
      <TabLinks
        label="行情分类"
        Anchor={Link}
        links={(data.priceSheets ?? []).map(({ sheetID, name }) => ({
          href: paths.prices({ sheet: sheetID }),
          label: name,
          isCurrent: sheetID === sheet?.sheetID,
        }))}
      />
      {data.priceSheet.ok && sheet === null && data.priceSheets?.length === 0 ? (
        <EmptyState picture="box" title="今天还没有行情" />
      ) : (
        <Principal result={data.priceSheet} missing="没有这类行情">
          {({ sheetID, name, description, count, on, file, goods }) => (
            <section aria-label={name}>
              <div className={head}>
                <h2>
                  {name} {count} 种
                </h2>
                <p>
                  {on} 价格，以提交订单时为准{description !== '' && ` · ${description}`}
                </p>
                {typeof file === 'string' && (
                  <a className={buttonClass('outline', 'small')} href={file} download>
                    下载（CSV）
                  </a>
                )}
              </div>
              {!goods || goods.edges.length === 0 ? (
                <EmptyState
                  picture="box"
                  title="这一页没有商品"
                  action={
                    <Link className={buttonClass('outline')} href={paths.prices({ sheet: sheetID })}>
                      回到第一页
                    </Link>
                  }
                />
              ) : (
                <>
                  <PriceBoard goods={goods.edges.map(({ node }) => node)} now={now} />
                  <ListPages cursors={goods.pageCursors} hrefOf={(page) => paths.prices({ sheet: sheetID, page })} />
                </>
              )}
            </section>
          )}
        </Principal>
      )}
    </div>
  )
}
