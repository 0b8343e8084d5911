import { readFile } from 'node:fs/promises'
import { cell, type ErpClient, ErpError } from '../lib/erpClient.ts'

export interface Command {
  readonly name: string
  readonly args: string
  readonly what: string
  readonly run: (erp: ErpClient, args: readonly string[]) => Promise<string>
}

export class Usage extends Error {}

/** An argument that must be there. */
export function need(args: readonly string[], at: number, name: string): string {
  const value = args[at]
  if (value === undefined || value === '') throw new Usage(`${name} is missing.`)
  return value
}

export function idOf(args: readonly string[], at: number, name: string): string {
  const value = need(args, at, name)
  if (!/^[0-9]{1,15}$/.test(value)) throw new Usage(`${name} must be a number, not ${value}.`)
  return value
}

export const rest = (args: readonly string[], from: number): string | undefined =>
  args.length > from ? args.slice(from).join(' ') : undefined

export const time = (seconds: string): string =>
  seconds === '' ? '' : new Date(Number(seconds) * 1000).toISOString().slice(0, 16).replace('T', ' ')

export const said = (data: unknown): string => `${cell(data, 'id')} ${cell(data, 'status_text')} (${cell(data, 'status')})`

/** What is said of a parcel after the id. */
export const parcelOf = (args: readonly string[]): Record<string, string> => ({
  carrier: need(args, 1, 'CARRIER'),
  tracking_no: need(args, 2, 'NUMBER'),
})

/** The text of the file that is named first. */
export function draftIn(args: readonly string[]): Promise<string> {
  const file = need(args, 0, 'FILE')
  return readFile(file, 'utf8').catch(() => {
    throw new ErpError(`${file} cannot be read.`)
  })
}
