const number = new Intl.NumberFormat('zh-CN')

/** A count as it is read: 12,948. */
export const grouped = (count: number): string => number.format(count)
