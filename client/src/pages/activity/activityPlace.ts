import type { Place } from '../../navigation/pageProps.ts'

const PART = /^[\w-]{1,60}$/

/** The one to three parts of an activity's address; what can be no part names no activity. */
export function activityVariables({ search }: Place): { path: string[] } {
  const parts = (search.get('path') ?? '').split('/')
  return { path: parts.length <= 3 && parts.every((part) => PART.test(part)) ? parts : ['-'] }
}
