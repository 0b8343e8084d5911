// Before GraphiQL: its editors are reached through the global that this asks for.
globalThis.MonacoEnvironment = {
  globalAPI: true,
  getWorkerUrl: (_, label) => `/graphql/explorer/${label}.js`,
}
