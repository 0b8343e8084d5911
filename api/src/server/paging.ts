import { PAGE_SIZE_DEFAULT } from 'rules/constants'

/** What a caller asks of a list, as `fields.page` and `fields.perPage` read it. */
export interface PageAsked {
  readonly page?: number
  readonly per_page?: number
}

export function sliceOf({ page = 1, per_page = PAGE_SIZE_DEFAULT }: PageAsked): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page }
}

/** A page of a list, as `pageOf` describes it. */
export function paged<T>(data: T[], total: number, { page = 1, per_page = PAGE_SIZE_DEFAULT }: PageAsked) {
  return { data, current_page: page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) }
}
