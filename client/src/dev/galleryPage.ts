// oxlint-disable-next-line import/no-unassigned-import -- the page's ground rules
import '../ui/globalStyles.ts'
import { cache } from '@emotion/css'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Look } from '../lib/looks.ts'
import { Gallery } from './Gallery.tsx'
import { simulated } from './simulated.ts'

/** The gallery as one document without a script, for the comparison of pictures; one family of letters, which CI has too. */
export function galleryPage(look: Look | ''): string {
  const rules = Object.values(cache.inserted).join('')
  const calm = '*,*::before,*::after{animation:none!important;transition:none!important}body{font-family:Noto Sans CJK SC!important}'
  return (
    `<!doctype html><html lang="zh-CN" class="${look}"><meta charset="utf-8"><style>${simulated(rules)}${calm}</style>` +
    `<body>${renderToStaticMarkup(createElement(Gallery))}</body></html>`
  )
}
