import { nextTask } from '../lib/nextTask.ts'

export { createRoot, hydrateRoot } from 'react-dom/client'

// The libraries are the longest scripts: each in a task of its own.
await nextTask()
