import { invalid, type ApiError } from '../../../server/apiErrors.ts'

/** More than any purchase list has, less than what is slow to read. */
export const COLUMNS_MAX = 60
export const LINES_MAX = 2_000

export const tooLarge = (): ApiError => invalid('file', '表格内容过多，请只保留要采购的商品')
export const unreadable = (): ApiError => invalid('file', '表格无法读取，请另存为 xlsx 或 csv 后重试')
