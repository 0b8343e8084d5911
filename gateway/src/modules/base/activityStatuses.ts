import type { ActivityStatus } from '../../generated/resolvers-types.ts'

/** A page of an activity is `open` where other things run. */
export const activityStatuses: Readonly<Record<string, ActivityStatus>> = {
  waiting: 'WAITING',
  open: 'RUNNING',
  running: 'RUNNING',
  sold_out: 'SOLD_OUT',
  over: 'OVER',
}
