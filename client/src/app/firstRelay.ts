import { nextTask } from '../lib/nextTask.ts'

export { RelayEnvironmentProvider } from 'react-relay/hooks'
export { createBrowserEnvironment, seedAnswer } from '../relay/environment.ts'

await nextTask()
