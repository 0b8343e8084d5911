import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { codeWay } from './codeWay.ts'
import { findByCode } from './findByCode.ts'
import type { ScannerProps } from './ScanButton.tsx'
import { ScanDialog } from './ScanDialog.tsx'

/** A code leads to the goods that bear it, the code of a box to its order, any other to what a search for it finds. */
export function ScanToGoods({ onClose }: ScannerProps) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const go = useGo()
  const find = async (code: string): Promise<void> => {
    const goods = await findByCode(environment, code)
    go(goods === null ? codeWay(code).href : paths.goodsDetail(goods.goodsID), { replace: true })
    onClose()
  }
  return <ScanDialog onClose={onClose} onCode={(code) => void find(code).catch(report)} />
}
