import { css } from '@emotion/css'
import { color, media, pageWidth, radius, type } from '../ui/tokens.ts'
import { FooterLinks } from './FooterLinks.tsx'
import { LargeTextSwitch } from './LargeTextSwitch.tsx'
import { onPhone } from '../ui/onlyOn.ts'
import { paths } from '../navigation/paths.ts'
import { useSite } from '../navigation/siteContext.ts'
import { textLink } from '../ui/textLink.ts'

const footer = css`
  margin-top: 24px;
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  ${type.small}
  color: ${color.second};
  ${media.print} { display: none; }
  > div { display: grid; gap: 8px; max-width: calc(${pageWidth} + 24px); margin: 0 auto; padding: 24px 12px; text-align: center; }
  /* What comes later leaves no gap above what is there. */
  > div > :first-child { order: 1; }
  button { min-height: 44px; padding: 0 16px; border: 1px solid ${color.control}; border-radius: ${radius}; background: none; }
`

/** Help, licence words and links to authorities. */
export function Footer() {
  const { title } = useSite()
  return (
    <footer className={footer}>
      <div>
        <FooterLinks />
        <div className={onPhone}>
          <LargeTextSwitch />
        </div>
        <p>
          {title} ·{' '}
          <a className={textLink} href={paths.licences()}>
            资质公示
          </a>
        </p>
        <p>仅向具有合法资质的药品经营、使用单位销售；处方药凭处方销售和使用。</p>
      </div>
    </footer>
  )
}
