type Light = 'd' | 'f' | 'g' | 'r' | 't' | 'y'

/** A body of one colour under one of the lights that all pictures share. */
export function solid(path: string, fill: string, light: Light, strength = 1): string {
  const opacity = strength === 1 ? '' : ` opacity="${strength}"`
  return `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#${light})"${opacity}/>`
}

/** A bent tube: its colour, a dark lower edge and a bright upper one. */
export function tube(path: string, fill: string, width: number): string {
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="${fill}" stroke-width="${width}"/>` +
    `<path d="${path}" stroke="#fff" stroke-opacity=".28" stroke-width="${width / 4}" transform="translate(${-width / 6} ${-width / 6})"/></g>`
  )
}

/** The bright line on an edge that faces the light. */
export function edge(path: string, strength = 0.6): string {
  return `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${strength}" stroke-width="2" stroke-linecap="round"/>`
}

/** A rounded rectangle as a path, which lights can be laid over. */
export function slab(x: number, y: number, width: number, height: number, radius: number): string {
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius]
  return `M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r}-${r} ${r}h-${w}q-${r} 0-${r}-${r}v-${h}q0-${r} ${r}-${r}z`
}
