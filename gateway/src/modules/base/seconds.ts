export function toSeconds(moment: string | null | undefined): number | undefined {
  return moment === null || moment === undefined ? undefined : Math.floor(Date.parse(moment) / 1000)
}
