/** Light falls unevenly: what is dark is judged by the neighbourhood, in which a bar and a gap differ at least by so much. */
const BLOCK = 48
const CONTRAST_MIN = 24

/** Whether each pixel of a row from dark (0) to light (255) is part of a bar. */
function barsOf(row: ArrayLike<number>): boolean[] {
  const pixels = Array.from(row)
  const blocks = Array.from({ length: Math.ceil(pixels.length / BLOCK) }, (_, nth) => pixels.slice(nth * BLOCK, (nth + 1) * BLOCK))
  const [lows, highs] = [blocks.map((block) => Math.min(...block)), blocks.map((block) => Math.max(...block))]
  return pixels.map((light, at) => {
    const nth = Math.floor(at / BLOCK)
    const low = Math.min(...lows.slice(Math.max(0, nth - 1), nth + 2))
    const high = Math.max(...highs.slice(Math.max(0, nth - 1), nth + 2))
    return high - low >= CONTRAST_MIN && light < (low + high) / 2
  })
}

/** Widths of gaps and bars in turn along a row of pixels, a gap first; and as they are read from the other end. */
export function runsOf(row: ArrayLike<number>): readonly [forwards: readonly number[], backwards: readonly number[]] {
  const runs = [0]
  let wasBar = false
  for (const isBar of barsOf(row)) {
    if (isBar !== wasBar) runs.push(0)
    wasBar = isBar
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
  }
  const reversed = [...runs].reverse()
  return [runs, runs.length % 2 === 0 ? [0, ...reversed] : reversed]
}
