import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PriceSheetPageQuery } from '../../__generated__/PriceSheetPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { PlainGoodsTable } from '../../features/catalogue/goods/GoodsTable.tsx'
import { HolderGoods } from '../../features/catalogue/zone/HolderGoods.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { readPage } from '../../lib/readPage.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** One price sheet (/priceList/info?id=): what the viewer may see now, to browse or to download. */
export function PriceSheetPage({ queryRef, place: { search } }: PageProps<PriceSheetPageQuery>) {
  const data = usePreloadedQuery<PriceSheetPageQuery>(
    graphql`
      query PriceSheetPageQuery($sheetID: ID!, $page: Int) @preloadable {
        ...Shell_query
        zone(kind: PRICES) { rules }
        priceSheet(sheetID: $sheetID) @catch(to: RESULT) {
          sheetID
          name
          description
          count
          on
          file
          goods(first: 50, page: $page) {
            edges { node { id ...GoodsRow_goods ...GoodsCards_goods } }
            pageCursors { last { page } around { page isCurrent } }
          }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <Principal result={data.priceSheet} missing="没有这份价格单">
        {({ sheetID, name, description, count, on, file, goods }) => (
          <HolderGoods
            above={{ label: '价格单', href: paths.priceSheets() }}
            tone="blue"
            icon="document"
            title={name}
            subtitle={`${on} · ${count} 种`}
            rules={data.zone?.rules ?? []}
            query={data}
            goods={goods}
            page={readPage(search)}
            hrefOf={(page) => paths.priceSheet(sheetID, { page })}
            Rows={PlainGoodsTable}
            nothing={<EmptyState picture="box" title="这份价格单里没有商品" />}
          >
            {description !== '' && <p>{description}</p>}
            {typeof file === 'string' && (
              <p>
                <a className={buttonClass('outline')} href={file} download>
                  下载表格（CSV）
                </a>
              </p>
            )}
          </HolderGoods>
        )}
      </Principal>
    </div>
  )
}
