/** Orders whose papers are one ZIP: a shop that orders daily has one a month. */
export const ORDERS_A_ZIP = 100

export const monthBookUrl = (month: string): string => `/files/purchases/${month}.xlsx`

/** The first also holds the workbook. */
export const monthZipUrls = (month: string, orders: number): string[] =>
  Array.from({ length: Math.ceil(orders / ORDERS_A_ZIP) }, (_, nth) => `/files/purchases/${month}-${nth + 1}.zip`)

export interface MonthFile {
  readonly month: string
  /** Which of its ZIPs, from 1; null for the workbook. */
  readonly nth: number | null
}

export function parseMonthFile(file: string): MonthFile | null {
  const [, month, nth] = /^(20[2-9][0-9]-(?:0[1-9]|1[0-2]))(?:\.xlsx|-([1-9][0-9]{0,3})\.zip)$/.exec(file) ?? []
  return month === undefined ? null : { month, nth: nth === undefined ? null : Number(nth) }
}
