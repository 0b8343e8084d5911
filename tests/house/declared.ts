import { parseAst } from 'vitest/node'

type Node = { readonly type: string; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

/** The names a pattern binds: `{ a, b: [c = 1], ...d }` binds a, c and d. */
function boundBy(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern['name'])]
  if (pattern.type === 'AssignmentPattern') return boundBy(pattern['left'])
  if (pattern.type === 'Property') return boundBy(pattern['value'])
  return childrenOf(pattern)
    .filter(({ type }) => !type.startsWith('TS'))
    .flatMap(boundBy)
}

const MEMBERS = new Set(['TSPropertySignature', 'TSMethodSignature', 'PropertyDefinition', 'MethodDefinition'])

function declaredBy(node: Node): string[] {
  if (node.type === 'VariableDeclarator' || node.type === 'ClassDeclaration' || /^TS(TypeAlias|Interface)Declaration$/.test(node.type))
    return boundBy(node['id'])
  if (node.type === 'CatchClause') return boundBy(node['param'])
  if (node.type === 'ImportSpecifier' && boundBy(node['imported'])[0] === boundBy(node['local'])[0]) return []
  if (node.type.startsWith('Import') && isNode(node['local'])) return boundBy(node['local'])
  const key = MEMBERS.has(node.type) && node['computed'] !== true ? boundBy(node['key']) : []
  const params = Array.isArray(node['params']) && !node.type.startsWith('TSTypeParameter') ? node['params'].flatMap(boundBy) : []
  return [...key, ...(/Function/.test(node.type) ? boundBy(node['id']) : []), ...params]
}

/** The names a source declares: variables, parameters, functions, types and their members, not what it imports under its name. */
export function declaredNames(text: string, lang: 'ts' | 'tsx'): string[] {
  const found: string[] = []
  const visit = (node: Node): void => {
    found.push(...declaredBy(node))
    for (const child of childrenOf(node)) visit(child)
  }
  const program: unknown = parseAst(text, { lang })
  if (isNode(program)) visit(program)
  return found
}
