/** The colours a promotion tag may have (SPEC §4). */
export type TagColour = 'red' | 'orange' | 'blue' | 'amber' | 'pink'

/** SPEC §4: label → colours; 换购 has two, blue first, amber where blue would not stand out. */
export const TAG_COLOURS: Readonly<Record<string, readonly [TagColour, ...TagColour[]]>> = {
  优: ['red'],
  秒: ['red'],
  满: ['orange'],
  换购: ['blue', 'amber'],
  赠: ['pink'],
  特: ['amber'],
  新: ['red'],
}

/** SPEC §4: any other tag. */
export const TAG_COLOUR_DEFAULT: TagColour = 'red'

/** The colour of a tag; `alternate` picks the second colour of those that have one. */
export function tagColour(label: string, alternate = false): TagColour {
  if (!Object.hasOwn(TAG_COLOURS, label)) return TAG_COLOUR_DEFAULT
  const colours = TAG_COLOURS[label]
  return (alternate ? colours?.[1] : undefined) ?? colours?.[0] ?? TAG_COLOUR_DEFAULT
}
