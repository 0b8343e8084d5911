import { isSpecialDrug } from 'rules/traceCodes'

/** As many codes as one bill may name. */
export const BILL_CODES_MAX = 3_500

export interface MovedCode {
  readonly code: string
  readonly pieces: number
  /** The outermost pack it lies in. */
  readonly pack: string | null
}

export interface BillPart {
  readonly physicType: 2 | 3
  readonly codes: readonly MovedCode[]
}

/** Special drugs apart from all others, and in each as many codes as fit; the boxes of a case stay together where they fit into a bill. */
export function splitBills(moved: readonly MovedCode[], most = BILL_CODES_MAX): BillPart[] {
  const parts = [3, 2] as const
  return parts.flatMap((physicType) => {
    const ours = moved.filter(({ code }) => isSpecialDrug(code) === (physicType === 2))
    return fill(ours, most).map((codes) => ({ physicType, codes }))
  })
}

function fill(codes: readonly MovedCode[], most: number): MovedCode[][] {
  const bills: MovedCode[][] = []
  const cases = [...Map.groupBy(codes, ({ code, pack }) => pack ?? code)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [, boxes] of cases) {
    const open = bills.at(-1)
    const isOpen = open !== undefined && open.length + boxes.length <= most
    if (isOpen) open.push(...boxes)
    else for (let at = 0; at < boxes.length; at += most) bills.push(boxes.slice(at, at + most))
  }
  return bills
}
