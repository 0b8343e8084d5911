import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { Link } from '../../../navigation/Link.tsx'
import { codeWay } from './codeWay.ts'
import { findByCode, type Scanned } from './findByCode.ts'
import type { ScannerProps } from './ScanButton.tsx'
import { ScanDialog } from './ScanDialog.tsx'
import { ScannedGoods } from './ScannedGoods.tsx'
import { textLink } from '../../../ui/textLink.ts'

/** Each code shows its goods, which one press puts into the cart; the camera goes on looking. */
export function ScanToCart({ onClose }: ScannerProps) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [found, setFound] = useState<{ readonly code: string; readonly goods: Scanned | null } | null>(null)
  const find = async (code: string): Promise<void> => setFound({ code, goods: await findByCode(environment, code) })
  return (
    <ScanDialog onClose={onClose} onCode={(code) => void find(code).catch(report)}>
      {found?.goods && <ScannedGoods key={found.code} goods={found.goods} />}
      {found !== null && found.goods === null && (
        <>
          没有条码为 {found.code} 的商品，
          <Link className={textLink} href={codeWay(found.code).href}>
            {codeWay(found.code).words}
          </Link>
        </>
      )}
    </ScanDialog>
  )
}
