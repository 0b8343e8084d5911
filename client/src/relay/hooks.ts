// Stands for the index of react-relay (vite.config.ts). A hook that is new here is added in one line.
export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js'
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js'
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment.js'
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery.js'
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery.js'
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment.js'
export { fetchQuery, graphql } from 'relay-runtime'
