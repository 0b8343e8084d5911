import { css } from '@emotion/css'
import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Leaflet_goods$data, Leaflet_goods$key } from '../../__generated__/Leaflet_goods.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { color, media, type } from '../../ui/tokens.ts'

const sheet = css`
  padding: 16px 24px 24px;
  border: 1px solid ${color.line};
  border-radius: 4px;
  background: ${color.paper};
  ${media.phone} { padding: 12px; }
`
const head = css`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 8px;
  h2 { ${type.price} font-weight: 600; }
  small { color: ${color.second}; }
  button { margin-left: auto; }
  ${media.print} { button { display: none; } }
`
const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 8px 0;
  border-block: 1px solid ${color.line};
  ${media.phone} { display: none; }
  ${media.print} { display: none; }
`
const text = css`
  max-width: 44em;
  line-height: 1.75;
  h3 { display: inline; color: ${color.second}; font-weight: 400; }
  p { white-space: pre-line; }
  details { padding-top: 12px; scroll-margin-top: 72px; }
  summary { list-style: none; }
  summary::-webkit-details-marker { display: none; }
  ${media.phone} {
    details { padding: 0; border-top: 1px solid ${color.line}; }
    summary { display: flex; align-items: center; justify-content: space-between; min-height: 44px; cursor: pointer; }
    summary::after { content: '展开'; ${type.small} color: ${color.blue}; }
    [open] > summary::after { content: '收起'; }
    p { padding-bottom: 12px; }
  }
`
const sample = css`padding: 4px 8px; background: ${color.amber50}; color: ${color.amber};`

/** So many are open on a phone before anybody presses. */
const OPEN_AT_FIRST = 3

type Section = { readonly title: string; readonly text: string }
type Detail = NonNullable<Leaflet_goods$data['detail']>

/** The leaflet as real text, which grows with the header's large print (无障碍环境建设法); on a phone its sections unfold. */
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
          leaflet { isSample revisedOn sections { title text } }
        }
      }
    `,
    key,
  )
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (window.innerWidth >= 768) return
    element.current?.querySelectorAll('details').forEach((section, nth) => void (section.open = nth < OPEN_AT_FIRST))
  }, [])
  if (!goods.detail) return null
  const { leaflet } = goods.detail
  const told = leaflet?.sections ?? partsOf(goods.kind, goods.detail)
  const sections = told.length === 0 ? [] : [{ title: '通用名称', text: goods.detail.commonName }, ...told]
  const print = async (): Promise<void> => {
    const { printElement } = await import('../../features/ground/print/printElement.ts')
    if (element.current !== null) printElement(element.current)
  }
  return (
    <section ref={element} className={sheet} aria-labelledby="leaflet-title">
      <div className={head}>
        <h2 id="leaflet-title">说明书</h2>
        {typeof leaflet?.revisedOn === 'string' && <small>核准日期 {leaflet.revisedOn}</small>}
        {sections.length > 0 && (
          <Button size="small" onClick={() => void print()}>
            打印
          </Button>
        )}
      </div>
      {leaflet?.isSample === true && <p className={sample}>示例：只演示说明书的版式，不是核准的内容，不能据此用药。</p>}
      {sections.length > 4 && <Headings sections={sections} />}
      <div className={text}>
        {sections.length === 0 && <p>尚无说明书。请以产品包装内经药品监督管理部门核准的说明书为准，也可联系客服索取。</p>}
        {sections.map((section, nth) => (
          <details key={section.title} id={`leaflet-${nth}`} open>
            <summary>
              <h3>{section.title}</h3>
            </summary>
            <p>{section.text}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

function Headings({ sections }: { sections: readonly Section[] }) {
  return (
    <nav className={list} aria-label="说明书目录">
      {sections.map(({ title }, nth) => (
        <a key={title} href={`#leaflet-${nth}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}

/** A marketplace may tell these three alone, or none of them. */
function partsOf(kind: string | null | undefined, { indications, usage, storage }: Detail): Section[] {
  const purpose = kind === 'WESTERN' ? '适应症' : '功能主治'
  return [
    { title: kind === 'DEVICE' ? '适用范围' : purpose, text: indications },
    { title: kind === 'DEVICE' ? '使用方法' : '用法用量', text: usage },
    { title: '贮藏', text: storage },
  ].filter((section) => section.text !== '')
}
