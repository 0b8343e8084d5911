import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { UPLOAD_MAX_BYTES } from 'rules/constants'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { keepDraft, keptDraft } from './listDraft.ts'
import type { ListPreviewProps } from './ListPreview.tsx'
import type { ListSource, ReadList, sendSheet } from './readList.ts'

const MEGABYTE = 1024 * 1024

interface Preview {
  readonly View: ComponentType<ListPreviewProps>
  readonly list: ReadList
  readonly source: ListSource
  readonly nth: number
}
type Find = (reader: { readonly sendSheet: typeof sendSheet }) => ListSource | Promise<ListSource>

export interface ListReader {
  readonly text: string
  readonly change: (typed: string) => void
  /** What is wrong with the list, in a sentence. */
  readonly problem: string | null
  readonly busy: 'text' | 'file' | null
  readonly preview: Preview | null
  readonly readText: () => void
  readonly readFile: (file: File) => void
}

/** A list being written, and what it comes to; what reads it and shows it is fetched with the first reading. */
export function useListReader(): ListReader {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<'text' | 'file' | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const parses = useRef(0)
  // The server knows nothing of this tab's session: the draft comes back after the first frame.
  // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- once, from outside of React
  useEffect(() => setText((typed) => (typed === '' ? keptDraft() : typed)), [])

  const read = async (what: 'text' | 'file', find: Find): Promise<void> => {
    if (busy !== null) return
    setBusy(what)
    setProblem(null)
    try {
      const [{ ListPreview }, { source, list }] = await Promise.all([
        import('./ListPreview.tsx'),
        import('./readList.ts').then(async (reader) => {
          const found = await find(reader)
          return { source: found, list: await reader.parseList(environment, found) }
        }),
      ])
      parses.current += 1
      setPreview({ View: ListPreview, source, list, nth: parses.current })
    } catch (thrown) {
      const error = toGatewayError(thrown)
      if (error.code === 'VALIDATION_FAILED') setProblem(error.userMessage)
      else report(thrown)
    }
    setBusy(null)
  }
  return {
    text,
    problem,
    busy,
    preview,
    change: (typed) => {
      setText(typed)
      keepDraft(typed)
      setProblem(null)
    },
    readText: () => void read('text', () => ({ text })),
    readFile: (file) => {
      if (file.size > UPLOAD_MAX_BYTES) setProblem(`文件不能超过 ${UPLOAD_MAX_BYTES / MEGABYTE} MB`)
      else void read('file', (reader) => reader.sendSheet(file))
    },
  }
}
