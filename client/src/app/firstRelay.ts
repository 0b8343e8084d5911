import { nextTask } from '../lib/nextTask.ts'

import 'react-relay/hooks'
export { createBrowserEnvironment, seedAnswer } from '../relay/environment.ts'

await nextTask()
