import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PriceSheetsPageQuery } from '../../__generated__/PriceSheetsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { BuyerNotice } from '../../features/catalogue/goods/BuyerNotice.tsx'
import { ZoneBand } from '../../features/catalogue/zone/ZoneBand.tsx'
import { cardGrid, zoneCard, zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Price sheets to browse and to download (/priceList). */
export function PriceSheetsPage({ queryRef }: PageProps<PriceSheetsPageQuery>) {
  const data = usePreloadedQuery<PriceSheetsPageQuery>(
    graphql`
      query PriceSheetsPageQuery @preloadable {
        ...Shell_query
        zone(kind: PRICES) {
          subtitle
          rules
        }
        priceSheets @catch(to: RESULT) {
          sheetID
          name
          description
          count
          on
          file
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <ZoneBand tone="blue" icon="document" title="价格单" subtitle={data.zone?.subtitle} rules={data.zone?.rules ?? []} />
      <BuyerNotice query={data} />
      <Principal result={data.priceSheets}>
        {(sheets) =>
          sheets.length === 0 ? (
            <EmptyState picture="box" title="还没有价格单">
              稍后再来看看
            </EmptyState>
          ) : (
            <ul className={cardGrid}>
              {sheets.map(({ sheetID, name, description, count, on, file }) => (
                <li key={sheetID} className={zoneCard}>
                  <h2>
                    <Link href={paths.priceSheet(sheetID)}>{name}</Link>
                  </h2>
                  <p className="second">
                    {description === '' ? '' : `${description} · `}
                    {on} · {count} 种
                  </p>
                  <div className="foot">
                    <Link className={buttonClass('primary')} href={paths.priceSheet(sheetID)} aria-label={`在线查看：${name}`}>
                      在线查看
                    </Link>
                    {typeof file === 'string' && (
                      <a className={buttonClass('outline')} href={file} download aria-label={`下载表格：${name}`}>
                        下载表格
                      </a>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Principal>
    </div>
  )
}
