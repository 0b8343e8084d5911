import { formatDate } from 'rules/time'
import { seconds } from '../../deps.ts'

const DAY_MS = 86_400_000

/** The day so many days after the moment, as the calendar of China has it. */
export const addDays = (from: Date, days: number): string => formatDate(seconds(new Date(from.getTime() + days * DAY_MS)))
