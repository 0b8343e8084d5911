// @ts-check

/** @param {string} text */
export const withoutComments = (text) => text.replaceAll(/#.*$/gm, '')

/** The name and kind of the first operation of a text. @param {string} text */
export function operationIn(text) {
  const [, kind = 'query', name = ''] = /\b(query|mutation|subscription)\b\s*(\w*)/.exec(withoutComments(text)) ?? []
  return { kind, name }
}

/** The fields at the top of the first operation. @param {string} text */
export function topFields(text) {
  const fields = []
  const body = withoutComments(text).replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
  const start = body.search(/\b(query|mutation|subscription)\b|\{/)
  let [depth, round] = [0, 0]
  for (const [token] of body.slice(Math.max(start, 0)).matchAll(/[{}()]|\w+\s*:|\w+/g)) {
    if (token === '(') round += 1
    else if (token === ')') round -= 1
    else if (round > 0) continue
    else if (token === '{') depth += 1
    else if (token === '}' && --depth === 0) break
    else if (depth === 1 && /^\w+$/.test(token)) fields.push(token)
  }
  return fields
}
