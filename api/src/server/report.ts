/** What a job does with a failure: the round goes on without it. */
export type Report = (error: unknown, what: string) => void
