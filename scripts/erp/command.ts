import { readFile } from 'node:fs/promises'
import { cell, type ErpClient, ErpError } from '../lib/erpClient.ts'

export interface Command {
  readonly name: string
  readonly args: string
  readonly what: string
  readonly run: (erp: ErpClient, args: readonly string[]) => Promise<string>
}

export class Usage extends Error {}

/** What was asked for is said, and the command ends with 1 all the same. */
export class Shortfall extends ErpError {}

/** The shop's clock: China has one, and no summer time. */
const SHOP_AHEAD_S = 8 * 3600

/** An argument that must be there. */
export function need(args: readonly string[], at: number, name: string): string {
  const value = args[at]
  if (value === undefined || value === '') throw new Usage(`缺少 ${name}。`)
  return value
}

export function idOf(args: readonly string[], at: number, name: string): string {
  const value = need(args, at, name)
  if (!/^[0-9]{1,15}$/.test(value)) throw new Usage(`${name} 应为数字，不是 ${value}。`)
  return value
}

export const rest = (args: readonly string[], from: number): string | undefined =>
  args.length > from ? args.slice(from).join(' ') : undefined

/** Of the shop's clock. */
export const time = (seconds: string): string =>
  seconds === '' ? '' : new Date((Number(seconds) + SHOP_AHEAD_S) * 1000).toISOString().slice(0, 16).replace('T', ' ')

export function said(data: unknown): string {
  const state = `${cell(data, 'id')} ${cell(data, 'status_text')} (${cell(data, 'status')})`
  const approval = cell(data, 'approval_id')
  return approval === '' ? state : `${state}：金额较大，等待另一人批准，申请编号 ${approval}（npm run erp -- approvals）`
}

/** What is said of a parcel after the id. */
export const parcelOf = (args: readonly string[]): Record<string, string> => ({
  carrier: need(args, 1, 'CARRIER'),
  tracking_no: need(args, 2, 'NUMBER'),
})

/** The text of the file that is named first. */
export function draftIn(args: readonly string[]): Promise<string> {
  const file = need(args, 0, 'FILE')
  return readFile(file, 'utf8').catch(() => {
    throw new ErpError(`读不了文件 ${file}：请检查路径。`)
  })
}
