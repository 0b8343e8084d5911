import { nextTask } from '../lib/nextTask.ts'

// oxlint-disable-next-line import/no-unassigned-import -- evaluated here, in a task of Relay's own
import 'react-relay/hooks'
export { createBrowserEnvironment, seedAnswer } from '../relay/environment.ts'

await nextTask()
