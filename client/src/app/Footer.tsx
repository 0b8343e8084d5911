import { css } from '@emotion/css'
import { color, media, pageWidth, type } from '../ui/tokens.ts'
import { FooterLinks } from './FooterLinks.tsx'
import { useSite } from '../navigation/siteContext.ts'

const footer = css`
  margin-top: 24px;
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  ${type.small}
  color: ${color.second};
  ${media.print} { display: none; }
  > div { display: grid; gap: 8px; max-width: calc(${pageWidth} + 24px); margin: 0 auto; padding: 24px 12px; text-align: center; }
`

/** Help, licence words and links to authorities. */
export function Footer() {
  const { title } = useSite()
  return (
    <footer className={footer}>
      <div>
        <FooterLinks />
        <p>{title} · 药品、中药饮片与医疗器械批发采购</p>
        <p>仅向具有合法资质的药品经营、使用单位销售；处方药凭处方销售和使用。</p>
      </div>
    </footer>
  )
}
