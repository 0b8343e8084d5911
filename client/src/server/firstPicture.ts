import { escapeHtml } from './document.ts'

/** React announces the one picture of the page that may not wait. */
const ANNOUNCED = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/

/** The address of the picture the page is opened for. */
export function firstPictureOf(html: string): string | null {
  return ANNOUNCED.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null
}

/** The page with that picture drawn in it: there with the first paint, a request and a second before any other. */
export function withDrawing(html: string, path: string, svg: string): string {
  const data = `data:image/svg+xml,${svg.replaceAll(/[%#\n\r\t]/g, encodeURIComponent).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}`
  const src = `<img src="${escapeHtml(path)}"`
  return html.replace(ANNOUNCED, '').replace(src, () => `<img src="${data}"`)
}
