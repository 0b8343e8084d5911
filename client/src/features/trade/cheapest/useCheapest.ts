import { useEffect, useMemo, useState } from 'react'
import type { CheapestCart } from 'rules/cheapest/cheapestCart'
import type { CheapestQuestion } from 'rules/cheapest/space'
import { readDocument } from 'rules/preview/pricingBase'
import { plainRecord } from 'rules/preview/record'
import { useReportError } from '../../../errors/useReportError.ts'
import type { CheapestData } from './cheapestPlan.ts'
import { findCheapest } from './findCheapest.ts'

/** The cheapest way to buy the cart, found anew with each change of what is allowed; null while it is sought. */
export function useCheapest({ cartMakers }: CheapestData, kept: ReadonlySet<string>, isMoreAllowed: boolean): CheapestCart | null {
  const report = useReportError()
  const question = useMemo((): CheapestQuestion | null => {
    const document = readDocument(plainRecord(cartMakers))
    const free = cartMakers.lines.filter(({ lineID }) => !kept.has(lineID))
    return document && { document, makers: Object.fromEntries(free.map(({ lineID, goodsIDs }) => [lineID, goodsIDs])), isMoreAllowed }
  }, [cartMakers, kept, isMoreAllowed])
  const [answer, setAnswer] = useState<{ readonly question: CheapestQuestion; readonly found: CheapestCart } | null>(null)
  useEffect(() => {
    if (!question) return undefined
    const search = new AbortController()
    findCheapest(question, search.signal).then(
      (found) => setAnswer({ question, found }),
      (error: unknown) => void (search.signal.aborted || report(error)),
    )
    return () => search.abort()
  }, [question, report])
  return answer?.question === question ? (answer?.found ?? null) : null
}
