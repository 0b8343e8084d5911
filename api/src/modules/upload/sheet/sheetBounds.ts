import { invalid, type ApiError } from '../../../server/apiErrors.ts'

/** How much of a sheet is read before it is refused; counted over all parts of a workbook. */
export interface SheetBounds {
  readonly columns: number
  readonly lines: number
  readonly tags: number
  /** Bytes that all parts of an archive may unpack to. */
  readonly unpacked: number
  readonly tooLarge: () => ApiError
}

export const tooLarge = (): ApiError => invalid('file', '表格内容过多，请只保留要采购的商品')
export const unreadable = (): ApiError => invalid('file', '表格无法读取，请另存为 xlsx 或 csv 后重试')

/** More than any purchase list has, less than what is slow to read: twice 2,000 rows of sixty cells that are only coloured. */
export const LIST_BOUNDS: SheetBounds = { columns: 60, lines: 2_000, tags: 400_000, unpacked: 8 * 1024 * 1024, tooLarge }
