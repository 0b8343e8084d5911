/** The components of a cart's combination are lines of the document above all others: this far up, a hundred to a line. */
export const COMPONENT_IDS_FROM = 1_000_000_000_000
const COMPONENTS_MAX = 100

/** The line of the cart that a line of the document stands for. */
export function cartLineOf(id: number): number {
  return id < COMPONENT_IDS_FROM ? id : Math.floor((id - COMPONENT_IDS_FROM) / COMPONENTS_MAX)
}
