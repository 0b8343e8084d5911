// @ts-check

/** @typedef {{ path: string, before: unknown, after: unknown }} Difference */

/** What an element of a list is called, wherever it stands. @param {unknown} element @param {number} index */
function keyOf(element, index) {
  if (typeof element === 'object' && element !== null)
    for (const [name, value] of Object.entries(element))
      if (/^id$|ID$|No$/.test(name) && typeof value === 'string') return `${name}=${value}`
  return String(index)
}

/** @param {unknown} value @returns {Map<string, unknown> | null} */
function parts(value) {
  if (Array.isArray(value)) {
    const keyed = new Map(value.map((element, index) => [`[${keyOf(element, index)}]`, element]))
    return keyed.size === value.length ? keyed : new Map(value.map((element, index) => [`[${index}]`, element]))
  }
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value).map(([name, inner]) => [`.${name}`, inner])) : null
}

/** Every place at which two answers differ; rows of lists are known by their ids. @param {unknown} before @param {unknown} after @returns {Difference[]} */
export function differences(before, after, path = '') {
  const [left, right] = [parts(before), parts(after)]
  if (left === null || right === null || Array.isArray(before) !== Array.isArray(after))
    return Object.is(before, after) ? [] : [{ path: path.replace(/^\./, '') || '.', before, after }]
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) => differences(left.get(key), right.get(key), path + key))
}
