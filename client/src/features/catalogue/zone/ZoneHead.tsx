import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ZoneHead_zone$key } from '../../../__generated__/ZoneHead_zone.graphql.ts'
import type { IconName } from '../../../ui/Icon.tsx'
import { ZoneBand, type ZoneTone } from './ZoneBand.tsx'

export type ZoneHeadProps = {
  readonly zone: ZoneHead_zone$key | null | undefined
  /** Its name while the marketplace does not tell it. */
  readonly title: string
  readonly tone: ZoneTone
  readonly icon: IconName
  readonly children?: ReactNode
}

/** What a zone says of itself. */
export function ZoneHead({ zone: key, title, ...band }: ZoneHeadProps) {
  const zone = useFragment(
    graphql`
      fragment ZoneHead_zone on Zone {
        name
        subtitle
        rules
      }
    `,
    key ?? null,
  )
  return <ZoneBand {...band} title={zone?.name ?? title} subtitle={zone?.subtitle} rules={zone?.rules ?? []} />
}
