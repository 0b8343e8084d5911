import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const DEPENDENCY = /[/\\]node_modules[/\\][^\0?]+\.[cm]?js$/

/** What runs is what was published: a plugin that gives the bundler another text of a dependency's file fails the build. Stands last. */
export function untouchedDependencies() {
  return {
    name: 'untouched-dependencies',
    enforce: 'post',
    apply: 'build',
    transform(this: { error(words: string): void }, code: string, id: string): void {
      if (DEPENDENCY.test(id) && code !== readFileSync(id, 'utf8')) this.error(`a plugin has rewritten ${id}`)
    },
  } satisfies Plugin
}
