/** Eight invented marks in a 24 × 24 box, filled with the current `fill`. */
const MARKS: readonly string[] = [
  'M12 1C5 6 4 15 12 23 20 15 19 6 12 1z',
  'M2 20 9 5l4 8 3-5 6 12z',
  'M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11zM12 7a5 5 0 100 10 5 5 0 000-10z',
  'M12 23C3 20 1 11 3 3c7 0 10 5 9 12 1-5 4-8 9-8 1 8-2 14-9 16z',
  'M1 13c4-7 7-7 11 0s7 7 11 0v6c-4 5-8 4-11-1s-7-6-11-1zM12 2a4 4 0 110 8 4 4 0 010-8z',
  'M12 1a11 11 0 110 22 11 11 0 010-22zm0 5a6 6 0 100 12c-3-4-3-8 0-12z',
  'M8 1h8v7h7v8h-7v7H8v-7H1V8h7z',
  'M12 1l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z',
]

export function makerMark(mark: number, place: { x: number; y: number; size: number; fill: string }): string {
  const scale = Math.round((place.size / 24) * 100) / 100
  const at = `translate(${Math.round(place.x)} ${Math.round(place.y)}) scale(${scale})`
  return `<path transform="${at}" fill="${place.fill}" fill-rule="evenodd" d="${MARKS[mark % MARKS.length]}"/>`
}
