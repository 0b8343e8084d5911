import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join, relative } from 'node:path'
import { MagicString } from 'magic-string'
import type { Plugin } from 'vite'

const TAG = /\bgraphql\s*`([^`]*)`/g
const DEFINITION = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/
const clientDir = join(import.meta.dirname, '..')
const storefront = join(clientDir, 'src')

/** Replaces each graphql`…` tag by an import of its compiled artifact. */
export function replaceTags(
  code: string,
  file: string,
  sources: string = storefront,
): { code: string; map: ReturnType<MagicString['generateMap']> } | null {
  const text = new MagicString(code)
  const imports = new Map<string, string>()
  for (const match of code.matchAll(TAG)) {
    const name = DEFINITION.exec(match[1] ?? '')?.[1]
    if (name === undefined) throw new Error(`${file}: a graphql tag without a named definition`)
    const path = relative(dirname(file), join(sources, '__generated__', `${name}.graphql.ts`)).replaceAll('\\', '/')
    imports.set(`relay$${name}`, path.startsWith('.') ? path : `./${path}`)
    text.overwrite(match.index, match.index + match[0].length, `relay$${name}`)
  }
  if (imports.size === 0) return null
  for (const [local, path] of imports) text.prepend(`import ${local} from '${path}';`)
  return { code: text.toString(), map: text.generateMap({ hires: 'boundary', source: file }) }
}

/** By this mark Relay's compiler sees that an artifact is stale. No page asks for it, and it weighs as much as forty letters. */
export const unmarkedArtifacts: Plugin = {
  name: 'unmarked-artifacts',
  enforce: 'pre',
  transform: {
    filter: { id: /__generated__\/.+\.graphql\.ts$/ },
    handler: (code) => ({ code: code.replace(/^\(node as any\)\.hash = "\w+";$/m, ''), map: null }),
  },
}

/** Makes what is generated; a mistake is printed and changes nothing. */
async function generate(): Promise<void> {
  await once(spawn(process.execPath, [join(clientDir, '../scripts/gen.ts')], { stdio: 'inherit' }), 'exit')
}

/** For the code in a folder, whose artifacts lie in its `__generated__`. */
export function relayTags(sources: string = storefront): Plugin {
  return {
    name: 'relay-tags',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules|__generated__/ }, code: /graphql\s*`/ },
      handler: (code, id) => (id.startsWith(`${sources}/`) ? replaceTags(code, id.split('?')[0] ?? id, sources) : null),
    },
    // A component is updated once the artifacts of its tags are there.
    async hotUpdate({ file, read }) {
      if (/\.tsx?$/.test(file) && !file.includes('__generated__') && (await read()).includes('graphql`')) await generate()
    },
  }
}
