import { ClientBuild, type PageAssets } from './assets.ts'

const builds = new Map<string, ClientBuild>()

/** What a page loads: from the build, or in development from Vite's own server. */
export function assetsOf(clientDir: string, files: readonly string[]): PageAssets {
  if (import.meta.env.DEV) return { entry: '/src/entry.client.tsx', preloads: [] }
  const build = builds.get(clientDir) ?? new ClientBuild(clientDir)
  builds.set(clientDir, build)
  return build.assetsOf(files)
}
