import { goodsListVariables } from '../../features/catalogue/goods/goodsListPlace.ts'

/** The parts of a group show only once one is chosen. */
export function treeVariables(search: URLSearchParams) {
  const variables = goodsListVariables(search)
  return { ...variables, hasCategory: typeof variables.filter.categoryID === 'string' }
}

/** Without a word there is nothing to search for. */
export function searchVariables(search: URLSearchParams) {
  const variables = goodsListVariables(search)
  return { ...variables, isAsked: typeof variables.filter.keywords === 'string' }
}

/** The gateway takes an id of digits; anything else is no id and finds nothing. */
export function digits(text: string | null): string {
  return text !== null && /^\d{1,18}$/.test(text) ? text : '0'
}

/** Which papers of first business the schema is asked for; any other word means all. */
export function dossierView(text: string | null): 'ASKED' | 'LAPSING' | 'NEW' | null {
  return (['ASKED', 'LAPSING', 'NEW'] as const).find((view) => view === text?.toUpperCase()) ?? null
}

/** The state of receipts as the schema says it; any other word means all. */
export function receiptStatus(text: string | null): 'DUE' | 'UPLOADED' | 'APPROVED' | 'REJECTED' | null {
  return (['DUE', 'UPLOADED', 'APPROVED', 'REJECTED'] as const).find((status) => status === text?.toUpperCase()) ?? null
}
