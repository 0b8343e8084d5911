import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/paths.ts'

export type Known = { readonly name: string; readonly patterns: readonly string[]; readonly title: string; readonly requiresLogin: boolean }

/** The routes of the storefront, or of some of its areas, as the table writes them. */
export function knownRoutes(areas = 'client/src/app/routes/*Routes.tsx'): Known[] {
  const text = globSync(join(ROOT, areas))
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  return text
    .split(/\n {2}(?:page|plainPage)\(\{\n/)
    .slice(1)
    .map((entry) => {
      const field = (pattern: RegExp): string => pattern.exec(entry)?.[1] ?? ''
      return {
        name: field(/name: '([^']+)'/),
        patterns: [...field(/paths: \[([^\]]*)\]/).matchAll(/'([^']+)'/g)].map(([, path = '']) => path),
        title: field(/title: '([^']+)'/),
        requiresLogin: /requiresLogin: true/.test(entry) || /flags: [^\n]*cartFlow/.test(entry),
      }
    })
}

/** Addresses to visit for a pattern: parameters are filled in, optional ones left out. */
export function addressOf(pattern: string, params: Readonly<Record<string, string>>): string {
  const path = pattern.replaceAll(/\/\{\w+\?\}/g, '').replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '1')
  return path === '' ? '/' : path
}
