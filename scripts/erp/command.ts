import { readFile } from 'node:fs/promises'
import { cell, type ErpClient, ErpError } from '../lib/erpClient.ts'

export interface Command {
  readonly name: string
  /** The words it takes, the last of them open with `…`, lower case where one of them is meant; and its options. */
  readonly args: string
  readonly what: string
  readonly run: (erp: ErpClient, args: readonly string[]) => Promise<string>
}

export class Usage extends Error {}

/** What was asked for is said, and the command ends with 1 all the same. */
export class Shortfall extends ErpError {}

interface Allowed {
  readonly words: readonly string[]
  readonly isOpen: boolean
  /** Whether the option takes a value. */
  readonly options: ReadonlyMap<string, boolean>
}

function allowedBy(args: string): Allowed {
  const parts = args.split(/[[\]\s]+/).filter((part) => part !== '')
  const words = parts.filter((part) => !part.startsWith('--'))
  const options = parts.filter((part) => part.startsWith('--')).map((part) => [part.split('=')[0] ?? part, part.includes('=')] as const)
  return { words, isOpen: /(?<!,)…$/.test(words.at(-1) ?? ''), options: new Map(options) }
}

/** `--name=value` or `--name` as it is allowed; the value may also be the next word. */
function option(word: string, next: string | undefined, options: Allowed['options']): string {
  const [name = word, value] = word.split(/=(.*)/s)
  const takesValue = options.get(name)
  if (takesValue === undefined)
    throw new Usage(`没有选项 ${name}：${options.size === 0 ? '这条命令没有选项' : `可用的有 ${[...options.keys()].join('、')}`}。`)
  if (!takesValue && value !== undefined) throw new Usage(`选项 ${name} 后面不写值。`)
  if (takesValue && (value ?? next ?? '') === '') throw new Usage(`选项 ${name} 后面要写值，如 ${name}=值。`)
  return takesValue ? `${name}=${value ?? next}` : name
}

/** The words and then the options of a call, as the command allows them; what it does not know is refused by its name. */
export function checked(command: Command, args: readonly string[]): readonly string[] {
  const { words, isOpen, options } = allowedBy(command.args)
  const given: string[] = []
  const chosen: string[] = []
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? ''
    if (!/^-(-|[a-z])/i.test(word)) given.push(word)
    else {
      chosen.push(option(word, args[at + 1], options))
      if (chosen.at(-1) !== word) at++
    }
  }
  if (!isOpen && given.length > words.length) throw new Usage(`多出了“${given.slice(words.length).join(' ')}”。`)
  for (const [at, meant] of words.entries()) {
    const word = given[at]
    if (word === undefined || !/^[a-z_|]+$/.test(meant) || meant.split('|').includes(word)) continue
    throw new Usage(`“${word}”处应为 ${meant.split('|').join('、')}${meant.includes('|') ? ' 之一' : ''}。`)
  }
  return [...given, ...chosen]
}

export const wordsIn = (args: readonly string[]): readonly string[] => args.filter((word) => !word.startsWith('--'))
export const hasOption = (args: readonly string[], name: string): boolean => args.includes(`--${name}`)
export const optionIn = (args: readonly string[], name: string): string | undefined =>
  args.findLast((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)

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
