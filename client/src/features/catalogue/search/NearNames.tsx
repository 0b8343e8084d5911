import { useEffect, useState } from 'react'
import { css } from '@emotion/css'
import { useRelayEnvironment } from 'react-relay/hooks'
import { readTraceCode } from 'rules/traceCodes'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { codeWay } from '../scan/codeWay.ts'
import { askSuggestions } from './askSuggestions.ts'
import type { Suggestion } from './suggestions.ts'

const line = css`display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px; padding-bottom: 24px;`
const SHOWN_MAX = 5

/** Names that end what was searched for in vain, such as that behind a brand nobody is known by: the buyer decides, nothing stands in. */
export function NearNames({ keywords }: { readonly keywords: string }) {
  const environment = useRelayEnvironment()
  const [names, setNames] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    let isCurrent = true
    askSuggestions(environment, keywords, 'GOODS').then(
      (found) => isCurrent && setNames(found.filter(({ View }) => !View).slice(0, SHOWN_MAX)),
      () => {},
    )
    return () => void (isCurrent = false)
  }, [environment, keywords])
  if (readTraceCode(keywords) !== null) {
    const { href, words } = codeWay(keywords)
    return (
      <p className={line}>
        <Link className={buttonClass('ghost')} href={href}>
          {words}
        </Link>
      </p>
    )
  }
  if (names.length === 0) return null
  return (
    <p className={line}>
      要找的是不是：
      {names.map(({ text }) => (
        <Link key={text} className={buttonClass('ghost')} href={paths.search({ keywords: text })}>
          {text}
        </Link>
      ))}
    </p>
  )
}
