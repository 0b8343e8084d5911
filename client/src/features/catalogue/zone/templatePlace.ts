/** How a page built from a template lays its content out. */
export type ZoneTemplate = 'cards' | 'table' | 'board'

export const TEMPLATES: readonly ZoneTemplate[] = ['cards', 'table', 'board']

/** The template an address names; any other word is the first. */
export function templateOf(search: URLSearchParams): ZoneTemplate {
  return TEMPLATES.find((known) => known === search.get('template')) ?? 'cards'
}
