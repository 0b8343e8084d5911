import { css } from '@emotion/css'
import { paths } from '../navigation/paths.ts'
import { Link } from '../navigation/Link.tsx'
import { color, media } from '../ui/tokens.ts'
import { useSite } from '../navigation/siteContext.ts'

const link = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 10px;
  color: ${color.brand700};
  font-size: var(--text-20);
  font-weight: 600;
  letter-spacing: 0.02em;
  white-space: nowrap;
  &:hover { text-decoration: none; }
  ${media.phone} { padding: 0 6px 0 12px; min-height: 44px; [data-narrow] & > span { display: none; } }
`
const mark = css`
  flex: none;
  width: 36px;
  height: 36px;
  ${media.phone} { width: 28px; height: 28px; }
`

export function Logo() {
  const { title } = useSite()
  return (
    <Link className={link} href={paths.home()} data-logo aria-label={`${title} 首页`}>
      <svg className={mark} viewBox="0 0 36 36" aria-hidden="true">
        <rect width="36" height="36" rx="8" fill={color.brand700} />
        <path d="M15.5 8h5v7.5H28v5h-7.5V28h-5v-7.5H8v-5h7.5z" fill="#fff" />
        <path d="M28 8c-5 0-8 2.6-8 7.5 5 0 8-2.6 8-7.5Z" fill="#bfe6d5" />
      </svg>
      <span>{title}</span>
    </Link>
  )
}
