// @ts-check

const holes = /"\{\{(\w+)\}\}"/g

/** @param {string} text */
export function namesIn(text) {
  return [...new Set([...text.matchAll(holes)].map((match) => match[1] ?? ''))]
}

/** @param {string} text @param {ReadonlyMap<string, unknown>} values */
export const replaced = (text, values) =>
  text.replaceAll(holes, (whole, name) => (values.has(name) ? JSON.stringify(values.get(name)) : whole))

/** All that lies at a path; lists on the way are walked. @param {unknown} value @param {string} path @returns {unknown[]} */
export function at(value, path) {
  return path.split('.').reduce(
    (found, step) =>
      found.flatMap((inner) => {
        const next = typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined
        return next === undefined ? [] : next
      }),
    /** @type {unknown[]} */ ([value]),
  )
}

/** @param {unknown} row @param {import('./page.mjs').Need['where']} where */
function fits(row, where) {
  if (where === undefined) return true
  const found = at(row, where.path)
  return 'is' in where ? found.includes(where.is) : found.length > 0
}

/** Whole packs that are worth enough, as many as there are; undefined where there are too few. @param {unknown} row @param {import('./page.mjs').Amount} amount */
function amountAt(row, { pack, minimum, price, stock, worth }) {
  const [packs = 1, least = 1, each = 1, most = 0] = [pack, minimum, price, stock].map((path) => Number(at(row, path)[0] ?? 1))
  const quantity = Math.ceil(Math.max(least, worth / each) / packs) * packs
  return quantity <= most ? quantity : undefined
}

/** @param {import('./page.mjs').Need} need @param {unknown} row */
const valuesOf = (need, row) =>
  Object.entries(need.values).map(
    ([name, from]) => /** @type {[string, unknown]} */ ([name, typeof from === 'string' ? at(row, from)[0] : amountAt(row, from)]),
  )

/** The values of the first row that has all of them. @param {import('./page.mjs').Need} need @param {unknown} data */
export function valuesFrom(need, data) {
  const whole = at(data, need.rows)
    .filter((row) => row !== null && fits(row, need.where))
    .map((row) => valuesOf(need, row))
  return whole.find((values) => values.every(([, value]) => value !== undefined && value !== null)) ?? null
}
