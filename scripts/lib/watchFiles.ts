import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join, relative } from 'node:path'

/** Editors write a file in several steps, and git many files at once. */
const QUIET_MS = 100

/** Calls back with the files below some folders that changed, once they have been quiet for a moment; returns what ends it. */
export function watchFiles(root: string, folders: readonly string[], onChange: (files: readonly string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function tell(file: string): void {
    changed.add(relative(root, file))
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...changed].toSorted()
      changed.clear()
      onChange(files)
    }, QUIET_MS)
  }

  /** Each folder by itself: a file that is renamed into its place is seen so too. */
  function add(folder: string): void {
    if (watchers.has(folder)) return
    const watcher = watch(folder, (_, name) => {
      if (name === null) return
      const path = join(folder, name)
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) addAll(path)
      else tell(path)
    })
    watcher.on('error', () => drop(folder))
    watchers.set(folder, watcher)
  }

  function drop(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  function addAll(folder: string): void {
    add(folder)
    for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) addAll(join(folder, entry.name))
  }

  for (const folder of folders) addAll(join(root, folder))
  return () => {
    clearTimeout(timer)
    for (const folder of watchers.keys()) drop(folder)
  }
}
