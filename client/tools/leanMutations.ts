import type { Plugin } from 'vite'

/** Where the object that holds a place in the text begins and ends, the comma after it included. */
function objectAround(code: string, at: number): readonly [start: number, end: number] {
  let [start, depth] = [at, 1]
  while (depth > 0) {
    start -= 1
    depth += code[start] === '}' ? 1 : code[start] === '{' ? -1 : 0
  }
  let end = start
  do {
    depth += code[end] === '{' ? 1 : code[end] === '}' ? -1 : 0
    end += 1
  } while (depth > 0)
  return [start, code[end] === ',' ? end + 1 : end]
}

/** A mutation's artifact without its field `refusals`. */
export function withoutRefusals(code: string): string {
  const at = code.indexOf('"name": "refusals"')
  if (at === -1) return code
  const [start, end] = objectAround(code, at)
  return withoutRefusals(code.slice(0, start) + code.slice(end))
}

/** The network reads refusals from the answer, and an answer that has any never reaches Relay: a page need not load how they are read. */
export function leanMutations(): Plugin {
  return {
    name: 'lean-mutations',
    enforce: 'pre',
    transform: {
      filter: { id: /__generated__\/\w+\.graphql\.ts$/, code: '"name": "refusals"' },
      handler: (code) => ({ code: withoutRefusals(code), map: null }),
    },
  }
}
