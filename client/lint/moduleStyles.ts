const EMOTION = '@emotion/css'
const DEFINERS = new Set(['css', 'cx', 'keyframes', 'injectGlobal'])
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'ClassBody'])

// What of the linter's syntax tree is looked at here.
type Node = { readonly type: string; readonly parent?: Node | null }
type Name = { readonly type: string; readonly name: string }
type Import = Node & {
  readonly source: { readonly value: string }
  readonly specifiers: readonly { readonly type: string; readonly imported: Name; readonly local: Name }[]
}
type Context = { report(problem: { node: Node; messageId: string; data: Record<string, string> }): void }

function isInFunction(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent) if (FUNCTIONS.has(at.type)) return true
  return false
}

/** A rule made while rendering comes too late for the server's HTML: the page would jump when the script lays it. */
const moduleStyles = {
  meta: {
    type: 'problem',
    messages: {
      inFunction: '`{{name}}` defines a rule: call it once at module level, and choose classes in render with joinClasses or style.',
    },
  },
  create(context: Context) {
    const locals = new Map<string, string>()
    const check = (node: Node, callee: Name): void => {
      const name = callee.type === 'Identifier' ? locals.get(callee.name) : undefined
      if (name !== undefined && isInFunction(node)) context.report({ node, messageId: 'inFunction', data: { name } })
    }
    return {
      ImportDeclaration(node: Import): void {
        if (node.source.value !== EMOTION) return
        for (const { type, imported, local } of node.specifiers)
          if (type === 'ImportSpecifier' && DEFINERS.has(imported.name)) locals.set(local.name, imported.name)
      },
      TaggedTemplateExpression: (node: Node & { readonly tag: Name }): void => check(node, node.tag),
      CallExpression: (node: Node & { readonly callee: Name }): void => check(node, node.callee),
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- the linter takes a plugin from the default export
export default { meta: { name: 'storefront' }, rules: { 'module-styles': moduleStyles } }
