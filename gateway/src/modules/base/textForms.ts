/** A GTIN of 8, 12, 13 or 14 digits: from the right, the digits before the check digit count three times and once by turns. */
export function isBarcode(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false
  const sum = Array.from(text)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Chinese letters, capitals, digits and brackets in one word, with the year and the number of the paper in it. */
export function isApprovalNumber(text: string): boolean {
  return /^(?=.*\d{4})[\p{Script=Han}A-Z\d()（）〔〕-]{6,40}$/u.test(text)
}

/** As makers print it: nothing is known of it but its length, and that it is one line. */
export function isLotNumber(text: string): boolean {
  return /^[^\s\p{Cc}]+(?: [^\s\p{Cc}]+)*$/u.test(text) && text.length <= 40
}

export function isYearMonth(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)
}

export function isMoment(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(text) && !Number.isNaN(Date.parse(text))
}

export function isDay(text: string): boolean {
  // Every month has these; only the last days need a calendar.
  if (/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/.test(text)) return true
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export function isMoney(text: string): boolean {
  return /^-?\d{1,13}\.\d{2}$/.test(text)
}

/** What a marketplace says, where it has the form that the schema promises; else null, for one wrong text is no reason to show nothing. */
export function whereRight(isRight: (text: string) => boolean, text: string | null): string | null {
  return text !== null && isRight(text) ? text : null
}
