import { css } from '@emotion/css'
import { useId } from 'react'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { narrow } from '../../trade/wallet/logTable.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  column-gap: 12px;
  padding: 0 12px;
  > label { min-height: 44px; }
  &[data-unread] { h2 { font-weight: 600; } i { visibility: visible; } }
  &[data-open] { background: ${color.ground}; }
  ${media.phone} { column-gap: 0; padding: 0 8px 0 0; > label { padding-left: 12px; } }
`
const opener = css`
  display: grid;
  grid-template-columns: 8px auto minmax(0, 1fr) auto 16px;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 44px;
  padding: 8px 0;
  border: 0;
  background: none;
  text-align: left;
  h2 { overflow: hidden; font-weight: 400; text-overflow: ellipsis; white-space: nowrap; }
  h2 > span { margin-left: 12px; ${type.small} color: ${color.second}; font-weight: 400; }
  i { width: 8px; height: 8px; border-radius: 50%; background: ${color.price}; visibility: hidden; }
  time { ${type.small} color: ${color.second}; white-space: nowrap; }
  svg { color: ${color.second}; }
  &:hover h2 { color: ${color.brand700}; }
  &:focus-visible { outline-offset: -2px; }
  ${narrow} {
    grid-template-columns: 8px auto minmax(0, 1fr) 16px;
    h2 { grid-column: 2 / 4; grid-row: 2; white-space: normal; }
    h2 > span { display: block; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    time { text-align: right; }
  }
`
const details = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  grid-column: 2;
  padding: 0 0 12px 16px;
  > p { flex: 1 1 320px; max-width: 640px; line-height: 1.75; }
`

const tones: Readonly<Record<string, TagTone>> = { ORDER: 'blue', PROMO: 'orange', NOTICE: 'green', CERT: 'amber' }

export type ShownMessage = {
  readonly id: string
  readonly messageID: string
  readonly kind: string
  readonly kindText: string
  readonly title: string
  readonly body: string
  readonly url?: unknown
  readonly isRead: boolean
  readonly createdAt: string
}

type Props = {
  readonly message: ShownMessage
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A message by its title; what it says opens beneath it. */
export function MessageRow({
  message: { kind, kindText, title, body, url, isRead, createdAt },
  isTicked,
  onTick,
  isOpen,
  onToggle,
}: Props) {
  const id = useId()
  return (
    <li className={row} data-unread={isRead ? undefined : true} data-open={isOpen || undefined}>
      <Checkbox isChecked={isTicked} onChange={onTick} label={`选择：${title}`} />
      <button type="button" className={opener} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <i aria-hidden="true" />
        <Tag tone={tones[kind] ?? 'grey'}>{kindText}</Tag>
        <h2>
          {!isRead && <VisuallyHidden>未读：</VisuallyHidden>}
          {title}
          {!isOpen && <span aria-hidden="true">{body}</span>}
        </h2>
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
      </button>
      <div id={id} className={details} hidden={!isOpen}>
        <p>{body}</p>
        {typeof url === 'string' && (
          <Link className={buttonClass('outline', 'small')} href={url}>
            去查看
          </Link>
        )}
      </div>
    </li>
  )
}
