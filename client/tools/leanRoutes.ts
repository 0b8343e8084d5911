import type { Plugin } from 'vite'

const FILE = /^ +file: '[^']+',$/gm

/** The route table's source files tell the server which scripts and styles a page needs; a browser has no use for their names. */
export function withoutFiles(code: string): string {
  return code.replaceAll(FILE, '')
}

export function leanRoutes(): Plugin {
  return {
    name: 'lean-routes',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /client\/src\/app\/\w*[rR]outes\.tsx$/ },
      handler: (code) => ({ code: withoutFiles(code), map: null }),
    },
  }
}
