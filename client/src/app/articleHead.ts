import { localPath, type Path } from '../navigation/paths.ts'
import type { PageHead } from './route.tsx'

const DESCRIPTION_MAX = 120

type Answer = Readonly<Record<string, unknown>>

const part = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined)
const words = (value: unknown): string => (typeof value === 'string' ? value : '')

function head(title: unknown, description: string, url: unknown): PageHead | null {
  const canonical = localPath(words(url))
  if (words(title) === '' || canonical === null) return null
  const letters = [...description]
  return {
    title: words(title),
    description: letters.length > DESCRIPTION_MAX ? `${letters.slice(0, DESCRIPTION_MAX).join('')}…` : description,
    canonical,
  }
}

/** A page of the help centre: what it is about is its first paragraphs. */
export function helpHead({ helpArticle: article }: Answer): PageHead | null {
  const sections = part(article, 'sections')
  const paragraphs = (Array.isArray(sections) ? sections : []).flatMap((section: unknown) => part(section, 'paragraphs') ?? [])
  return head(part(article, 'title'), paragraphs.map(words).join(''), part(article, 'url'))
}

export function newsHead({ article }: Answer): PageHead | null {
  return head(part(article, 'title'), words(part(article, 'summary')), part(article, 'url'))
}

/** A page whose address and words do not depend on its data. */
export function plainHead(title: string, description: string, canonical: Path): () => PageHead {
  return () => ({ title, description, canonical })
}
