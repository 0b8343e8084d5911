import { escapeHtml } from './document.ts'

/** React announces the one picture of the page that may not wait, … */
const ANNOUNCED = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/

/** … and those that are not put off: they stand in the same answer, where the browser finds them as soon. */
const SOON = /<link rel="preload" as="image" href="[^"]+"\/>/g

export const withoutHints = (html: string): string => html.replaceAll(SOON, '')

/** The address of the picture the page is opened for. */
export function firstPictureOf(html: string): string | null {
  return ANNOUNCED.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null
}

/** Its attributes in the quotes that need not be written out where it will stand. */
function singleQuoted(svg: string): string {
  return svg.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"')))
}

/** To find letters of sizes and kinds the page itself has none of takes a third of the time to its first paint. */
const WORDS = /<text\b.*?<\/text>/gs

/** The page with that picture drawn in it, there with the first paint; its words come with the script (app/firstPaint.ts). */
export function withInlinePicture(html: string, path: string, svg: string): string {
  const data = `data:image/svg+xml,${singleQuoted(svg.replaceAll(WORDS, ''))
    .replaceAll(/[%#\n\r\t]/g, encodeURIComponent)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}`
  const src = `<img src="${escapeHtml(path)}"`
  return html
    .replace(ANNOUNCED, '')
    .replace(src, () => `<img src="${data}" data-whole="${escapeHtml(path)}"`)
    .replace(' fetchPriority="high"', '')
}
