/** What nearly all are: letters that need no further look. */
const plainPath = /^\/(?:[\w.-][\w./-]*)?$/

/** A path on this host or an http(s) address, as it may stand in a link; null for anything else. */
export function toWebUrl(value: string): string | null {
  if (value.length < 2_000 && plainPath.test(value)) return value
  if (value.length > 2_000 || /[\s\\<>"\p{Cc}]/u.test(value)) return null
  if (/^\/(?!\/)/.test(value)) return value
  return /^https?:\/\/[^/]/i.test(value) && URL.canParse(value) ? value : null
}

/** The same address with its letters as people read them: a Chinese word is nine signs a letter when it is written in bytes. */
export function readable(address: string): string {
  return address.replaceAll(/(?:%[89A-F][0-9A-F])+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return bytes
    }
  })
}
