import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'

/** A key of the settings: the first of them seals, all of them open. */
export interface DataKey {
  readonly id: string
  readonly key: Uint8Array
}

export interface Sealing {
  readonly settings: { readonly dataKeys: readonly DataKey[] }
  readonly random: { bytes(length: number): Uint8Array }
}
type Opening = Pick<Sealing, 'settings'>

const CIPHER = 'aes-256-gcm'
const IV = 12
const TAG = 16
/** As a sealed value stands in its column; migration 0060 has the same form. */
const SEALED = /^sealed:([A-Za-z0-9_-]{1,16}):([A-Za-z0-9_-]{39,250})$/

/** What the value's column holds: the key's name and AES-256-GCM. Without a key the text itself, which the doctor tells of. */
export function seal({ settings, random }: Sealing, text: string): string {
  const [current] = settings.dataKeys
  if (current === undefined) return text
  const iv = random.bytes(IV)
  const cipher = createCipheriv(CIPHER, current.key, iv)
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `sealed:${current.id}:${sealed.toString('base64url')}`
}

/** Also of rows that were written before there was a key. */
export function open({ settings }: Opening, stored: string): string {
  const [, id, body] = SEALED.exec(stored) ?? []
  if (id === undefined || body === undefined) return stored
  const found = settings.dataKeys.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`DATA_KEYS lacks the key ${id}, by which stored values are sealed`)
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv(CIPHER, found.key, bytes.subarray(0, IV), { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV, -TAG)), decipher.final()]).toString('utf8')
}

export const isSealedBy = (stored: string, id: string): boolean => stored.startsWith(`sealed:${id}:`)

/** What a text can be found by without standing there: one for each key, the current one first. */
export function digestsOf({ settings }: Opening, text: string): Uint8Array[] {
  return settings.dataKeys.map(({ key }) => createHmac('sha256', key).update(text).digest())
}

type Buyer = { readonly tax_no: string | null; readonly bank_account: string | null }

/** The particulars of an invoice, with the numbers that must not lie open sealed. */
export function sealBuyer<B extends Buyer>(deps: Sealing, buyer: B): B {
  return withNumbers(buyer, (text) => seal(deps, text))
}

export function openBuyer<B extends Buyer>(deps: Opening, stored: B): B {
  return withNumbers(stored, (text) => open(deps, text))
}

function withNumbers<B extends Buyer>(buyer: B, change: (text: string) => string): B {
  const changed = (text: string | null): string | null => (typeof text === 'string' && text !== '' ? change(text) : text)
  return { ...buyer, tax_no: changed(buyer.tax_no), bank_account: changed(buyer.bank_account) }
}
