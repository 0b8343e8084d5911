import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LicenceCards_company$key } from '../../../__generated__/LicenceCards_company.graphql.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, radius } from '../../../ui/tokens.ts'

const list = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  margin-top: 12px;
  > li { display: grid; gap: 12px; align-content: start; padding: 16px; border: 1px solid ${color.line}; border-radius: ${radius};
    background: ${color.paper}; }
  h2 { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; font-size: var(--text-16); }
  img { width: 100%; height: auto; max-height: 320px; object-fit: contain; background: ${color.ground}; }
  ${media.touch} { li > a:last-child { display: block; margin-block: -12px; padding-block: 12px; } }
  @media (max-width: 1023.98px) { grid-template-columns: 1fr; }
`

/** What the company trades by: numbers, ends, pictures, and where the authority shows it. */
export function LicenceCards({ company: key }: { company: LicenceCards_company$key }) {
  const { name, address, licences } = useFragment(
    graphql`
      fragment LicenceCards_company on Company {
        name
        address
        licences { licenceID name number holder issuer startsOn expiresOn daysLeft status image { url alt } url }
      }
    `,
    key,
  )
  const lapsed = licences.filter(({ status }) => status === 'EXPIRED')
  return (
    <>
      <Facts
        facts={[
          ['企业名称', name],
          ['经营地址', address],
        ]}
      />
      {lapsed.length > 0 && (
        <Notice tone="warning">
          {lapsed.map((licence) => licence.name).join('、')}
          已过有效期，正在换证，换证前暂不接受相关商品的订单。
        </Notice>
      )}
      {licences.length === 0 ? (
        <EmptyState picture="box" title="还没有公示资质" />
      ) : (
        <ul className={list}>
          {licences.map((licence) => (
            <li key={licence.licenceID}>
              <h2>
                {licence.name}
                {licence.status === 'EXPIRED' && <Tag tone="red">已过期</Tag>}
                {licence.status === 'EXPIRING' && <Tag tone="amber">{`还有 ${licence.daysLeft} 天到期`}</Tag>}
              </h2>
              <Facts
                facts={[
                  ['证号', licence.number],
                  ['持证单位', licence.holder],
                  ['发证机关', licence.issuer],
                  ['发证日期', licence.startsOn],
                  ['有效期至', licence.expiresOn ?? '长期'],
                ]}
              />
              {typeof licence.image?.url === 'string' && (
                <a href={licence.image.url} target="_blank" rel="noreferrer">
                  <img src={licence.image.url} alt={licence.image.alt} width={480} height={320} loading="lazy" decoding="async" />
                </a>
              )}
              {typeof licence.url === 'string' && (
                <a href={licence.url} target="_blank" rel="noreferrer">
                  到主管部门查询
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
