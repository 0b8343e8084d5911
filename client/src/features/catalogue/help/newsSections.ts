import { ARTICLE_CATEGORY_ID } from 'rules/constants'
import { paths } from '../../../navigation/paths.ts'

export type NewsSection = 'hyzx' | 'qydt' | 'gg'

/** The parts of the news centre, as their addresses name them, with the marketplace's numbers of their categories. */
export const newsSections: Readonly<Record<NewsSection, { readonly title: string; readonly categoryID: string }>> = {
  hyzx: { title: '行业资讯', categoryID: String(ARTICLE_CATEGORY_ID) },
  qydt: { title: '企业动态', categoryID: '4' },
  gg: { title: '平台公告', categoryID: '1' },
}

export const newsLinks = [
  { href: paths.news(), title: '全部资讯' },
  ...(['hyzx', 'qydt', 'gg'] as const).map((section) => ({ href: paths.news(section), title: newsSections[section].title })),
]

/** The part of the news centre that articles of this category stand in. */
export function sectionOf(categoryID: string): NewsSection | null {
  return (['hyzx', 'qydt', 'gg'] as const).find((section) => newsSections[section].categoryID === categoryID) ?? null
}
