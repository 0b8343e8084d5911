// @ts-check

/**
 * @typedef {{ name: string, description?: string | null, args?: Named[], type?: unknown }} Named
 * @typedef {{ kind: string, name: string, description?: string | null, fields?: Named[] | null, inputFields?: Named[] | null,
 *   enumValues?: Named[] | null }} SchemaType
 * @typedef {{ kind: string, path: string, name: string, type: string, field: string | null, description: string }} Entry
 */

const kinds = /** @type {Readonly<Record<string, string>>} */ ({
  OBJECT: '类型',
  INTERFACE: '接口',
  UNION: '联合',
  ENUM: '枚举',
  INPUT_OBJECT: '输入',
  SCALAR: '标量',
})
const roots = new Map([
  ['Query', '查询'],
  ['Mutation', '变更'],
  ['Subscription', '订阅'],
])

/** Everything a schema describes. @param {readonly SchemaType[]} types @returns {Entry[]} */
export function indexOf(types) {
  return types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      const entry = (
        /** @type {string} */ kind,
        /** @type {Named} */ { name, description },
        /** @type {string | null} */ field,
        path = '',
      ) => ({
        kind,
        path: path || `${type.name}.${name}`,
        name,
        type: type.name,
        field,
        description: description ?? '',
      })
      return [
        { ...entry(kinds[type.kind] ?? type.kind, type, null), path: type.name },
        ...(type.fields ?? []).flatMap((field) => [
          entry(roots.get(type.name) ?? '字段', field, field.name),
          ...(field.args ?? []).map((arg) => entry('参数', arg, field.name, `${type.name}.${field.name}(${arg.name})`)),
        ]),
        ...(type.inputFields ?? []).map((field) => entry('输入项', field, field.name)),
        ...(type.enumValues ?? []).map((value) => entry('枚举值', value, value.name)),
      ]
    })
}

const rank = /** @type {Readonly<Record<string, number>>} */ ({ 查询: 0, 变更: 0, 订阅: 0, 类型: 1, 枚举: 1, 输入: 2, 联合: 2, 接口: 2 })

/** The smaller the better; null where it does not fit. @param {Entry} entry @param {string} word */
function distance({ name, description, path, kind }, word) {
  const [plainName, text] = [name.toLowerCase(), description.toLowerCase()]
  // The Chinese term of a thing is what its description gives in brackets.
  const terms = [...text.matchAll(/[(（]([^)）]*)[)）]/g)].flatMap((match) => (match[1] ?? '').split(/[,，、;；]\s*/))
  const fit =
    terms.includes(word) || plainName === word
      ? 0
      : terms.some((term) => term.startsWith(word)) || plainName.startsWith(word)
        ? 2
        : terms.some((term) => term.includes(word)) || plainName.includes(word)
          ? 4
          : text.includes(word) || path.toLowerCase().includes(word)
            ? 7
            : null
  return fit === null ? null : fit + (rank[kind] ?? 3) + (Math.min(description.length, 300) + path.length * 8) / 600
}

/** @param {readonly Entry[]} index @param {string} text @returns {Entry[]} */
export function search(index, text, most = 12) {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return index
    .flatMap((entry) => {
      const distances = words.map((word) => distance(entry, word))
      return distances.includes(null) ? [] : [{ entry, far: distances.reduce((sum, each) => (sum ?? 0) + (each ?? 0), 0) ?? 0 }]
    })
    .toSorted((a, b) => a.far - b.far || a.entry.path.localeCompare(b.entry.path))
    .slice(0, most)
    .map(({ entry }) => entry)
}
