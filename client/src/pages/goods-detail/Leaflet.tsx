import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Leaflet_goods$key } from '../../__generated__/Leaflet_goods.graphql.ts'
import { Switch } from '../../ui/Switch.tsx'
import { color, type } from '../../ui/tokens.ts'

const sheet = css`padding: 16px 24px 24px; border: 1px solid ${color.line}; border-radius: 4px; background: ${color.paper};`
const head = css`display: flex; align-items: center; justify-content: space-between; gap: 16px; margin-bottom: 8px; h2 { ${type.price} font-weight: 600; }`
const text = css`
  display: grid;
  gap: 12px;
  max-width: 44em;
  line-height: 1.75;
  h3 { color: ${color.second}; font-weight: 400; }
  p { white-space: pre-line; }
  &[data-large] { ${type.title} font-weight: 400; line-height: 1.75; }
`

/** The leaflet as real text, in large print on demand (无障碍环境建设法). */
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
  const [isLarge, setLarge] = useState(false)
  if (!goods.detail) return null
  const { commonName, indications, usage, storage } = goods.detail
  const parts = [
    ['通用名称', commonName],
    [indicationsWords(goods.kind), indications],
    [goods.kind === 'DEVICE' ? '使用方法' : '用法用量', usage],
    ['贮藏', storage],
  ] as const
  return (
    <section className={sheet} aria-labelledby="leaflet-title">
      <div className={head}>
        <h2 id="leaflet-title">说明书</h2>
        <Switch isOn={isLarge} onChange={setLarge}>大字</Switch>
      </div>
      <div className={text} data-large={isLarge || undefined}>
        {parts.map(([name, words]) => <div key={name}><h3>{name}</h3><p>{words}</p></div>)}
      </div>
    </section>
  )
}

function indicationsWords(kind: string): string {
  if (kind === 'DEVICE') return '适用范围'
  return kind === 'WESTERN' ? '适应症' : '功能主治'
}
