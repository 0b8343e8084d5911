const format = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit', hour12: false })

/** The time of day in China, for moments that are near. */
export function clockTime(moment: string): string {
  return format.format(new Date(moment))
}
