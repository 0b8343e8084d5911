import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DeviceClasses_list$key } from '../../../__generated__/DeviceClasses_list.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import type { Path } from '../../../navigation/paths.ts'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { deviceClasses } from './deviceClasses.ts'

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 84px), 1fr));
  gap: 8px;
  a { display: grid; padding: 6px 10px; border: 1px solid ${color.line}; border-radius: ${radius}; color: ${color.ink};
    background: ${color.paper}; }
  a:hover { border-color: var(--tone); text-decoration: none; }
  a[aria-current] { border-color: var(--tone); box-shadow: inset 0 -3px 0 var(--tone); }
  b > span { margin-left: 4px; ${type.small} font-weight: 400; color: ${color.second}; }
  small { ${type.small} color: ${color.second}; }
  ${media.phone} {
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
    a { flex: 1 0 auto; align-content: center; min-height: 44px; text-align: center; }
    small { display: none; }
  }
`

export type DeviceClassesProps = {
  readonly list: DeviceClasses_list$key | null | undefined
  readonly chosen: string | null
  readonly hrefOf: (deviceClass: string | null) => Path
}

/** Devices by how strictly they are supervised: which licence a shop needs decides what it looks at. */
export function DeviceClasses({ list: key, chosen, hrefOf }: DeviceClassesProps) {
  const list = useFragment(
    graphql`
      fragment DeviceClasses_list on GoodsConnection {
        totalCount
        facets {
          deviceClasses { value text count }
        }
      }
    `,
    key ?? null,
  )
  const classes = [...(list?.facets?.deviceClasses ?? [])].sort((a, b) => (a.value < b.value ? -1 : 1))
  if (!list || classes.length < 2) return null
  return (
    <nav aria-label="按管理类别看" className={row}>
      <Link href={hrefOf(null)} aria-current={chosen === null ? 'true' : undefined}>
        <b>
          全部<span>{list.totalCount}</span>
        </b>
        <small>各类器械</small>
      </Link>
      {classes.map(({ value, text, count }) => (
        <Link key={value} href={hrefOf(value.slice(-1))} aria-current={chosen === value.slice(-1) ? 'true' : undefined}>
          <b>
            {text}
            <span>{count}</span>
          </b>
          <small>{deviceClasses[value]?.licence}</small>
        </Link>
      ))}
    </nav>
  )
}
