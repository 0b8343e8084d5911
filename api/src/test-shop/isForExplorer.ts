import type { Settings } from '../settings.ts'

/** A clock that can be set never stands before a database of somebody's. */
export function isForExplorer({ demo, databaseUrl }: Pick<Settings, 'demo' | 'databaseUrl'>): boolean {
  return demo && databaseUrl === null
}
