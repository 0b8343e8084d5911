import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Leaflet_goods$key } from '../../__generated__/Leaflet_goods.graphql.ts'
import { color, type } from '../../ui/tokens.ts'

const sheet = css`padding: 16px 24px 24px; border: 1px solid ${color.line}; border-radius: 4px; background: ${color.paper};`
const heading = css`${type.price} margin-bottom: 8px; font-weight: 600;`
const text = css`
  display: grid;
  gap: 12px;
  max-width: 44em;
  line-height: 1.75;
  h3 { color: ${color.second}; font-weight: 400; }
  p { white-space: pre-line; }
`

/** The leaflet as real text, which grows with the header's large print (无障碍环境建设法). */
export function Leaflet({ goods: key }: { goods: Leaflet_goods$key }) {
  const goods = useFragment(
    graphql`
      fragment Leaflet_goods on Goods {
        kind
        detail {
          commonName
          indications
          usage
          storage
        }
      }
    `,
    key,
  )
  if (!goods.detail) return null
  const { commonName, indications, usage, storage } = goods.detail
  const all = [
    ['通用名称', commonName],
    [indicationsWords(goods.kind), indications],
    [goods.kind === 'DEVICE' ? '使用方法' : '用法用量', usage],
    ['贮藏', storage],
  ] as const
  // A marketplace may tell none of it.
  const parts = all.filter(([, words]) => words !== '')
  return (
    <section className={sheet} aria-labelledby="leaflet-title">
      <h2 id="leaflet-title" className={heading}>
        说明书
      </h2>
      <div className={text}>
        {parts.map(([name, words]) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

function indicationsWords(kind: string | null | undefined): string {
  if (kind === 'DEVICE') return '适用范围'
  return kind === 'WESTERN' ? '适应症' : '功能主治'
}
