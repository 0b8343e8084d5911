import { parseAst } from 'vitest/node'
import { read } from '../sources.ts'

type Node = { readonly type: string; readonly [key: string]: unknown }
type Call = Node & { readonly callee: Node; readonly arguments: readonly Node[] }
type Template = Node & { readonly quasis: readonly { readonly value: { readonly cooked: string } }[] }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The word that a call begins with: `it` of `it.each(rows)('title', …)`. */
function firstWord(node: Node): unknown {
  const inner = node['object'] ?? node['callee'] ?? node['tag']
  return isNode(inner) ? firstWord(inner) : node['name']
}

/** A title as it is written; what it takes from a variable is …. */
function titleIn(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  return node?.type === 'TemplateLiteral' ? (node as Template).quasis.map(({ value }) => value.cooked).join('…') : null
}

function titlesBelow(value: unknown, above: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => titlesBelow(item, above))
  if (!isNode(value)) return []
  const inside = (names: readonly string[]): string[] => Object.values(value).flatMap((child) => titlesBelow(child, names))
  if (value.type !== 'CallExpression') return inside(above)
  const { callee, arguments: given } = value as Call
  const word = firstWord(callee)
  const title = given.length > 1 ? titleIn(given[0]) : null
  if (title === null || !['it', 'test', 'describe'].includes(String(word))) return inside(above)
  return word === 'describe' ? inside([...above, title]) : [[...above, title].join(' ')]
}

const known = new Map<string, readonly string[]>()

/** The full titles of a file's tests, in the words of the file. */
export function titlesOf(file: string): readonly string[] {
  const titles = known.get(file) ?? titlesBelow(parseAst(read(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' }), [])
  known.set(file, titles)
  return titles
}
