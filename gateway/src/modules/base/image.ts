import { PICTURE_SIZES } from 'rules/pictures'
import type { Image } from '../../generated/resolvers-types.ts'
import { listOf } from '../../rest/row.ts'
import { toWebUrl } from './webUrl.ts'

type Size = Pick<Image, 'width' | 'height'>

const unknown: Size = { width: null, height: null }
const known: ReadonlyMap<string, Size> = new Map(Object.entries(PICTURE_SIZES))

/** Null where there is no address, or none that may stand in a page. `alt` is what it shows. */
export function toImage(address: string | null, alt: string, size?: Size): Image | null {
  const url = address === null ? null : toWebUrl(address)
  if (url === null) return null
  const [, folder = ''] = /^\/files\/([a-z]+)\/[^/]+\.svg$/.exec(url) ?? []
  return { url, isVector: /\.svg$/i.test(url), ...(size ?? known.get(folder) ?? unknown), alt }
}

export function toImages(value: unknown, alt: string): Image[] {
  return listOf(value, 'images', (address) => toImage(typeof address === 'string' ? address : null, alt)).filter((image) => image !== null)
}

/** What the package of goods shows, as its label says. */
export function packageAlt(name: string, spec: string): string {
  return `${name} ${spec}`.trim()
}
