import { unzipSync } from 'fflate'

/** Windows writes names in GBK and others UTF-8, often without a word; GBK may be read as letters of Greek in UTF-8, never as Chinese. */
function nameOf(text: string): string {
  if (/[^\0-\xff]/.test(text) || !/[\x80-\xff]/.test(text)) return text
  const bytes = Buffer.from(text, 'latin1')
  const name = new TextDecoder().decode(bytes)
  return /[\x80-\u07ff\ufffd]/.test(name) ? new TextDecoder('gb18030').decode(bytes) : name
}

/** The files of an archive by their names, whatever folders they lie in; what systems add of themselves is left out. */
export function unzipped(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  for (const [path, content] of Object.entries(unzipSync(bytes))) {
    const name = nameOf(path).split(/[/\\]/).at(-1) ?? ''
    if (name === '' || name.startsWith('.') || path.startsWith('__MACOSX/')) continue
    if (files.has(name)) throw new RangeError(name)
    files.set(name, content)
  }
  return files
}
