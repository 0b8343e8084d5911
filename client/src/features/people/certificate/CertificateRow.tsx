import { css } from '@emotion/css'
import { Button } from '../../../ui/Button.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { ScanLink } from '../../ground/upload/ScanLink.tsx'
import type { Certificate } from './CertificateList.tsx'
import { standingOf, validity } from './certificateWords.ts'

const row = css`
  display: grid;
  grid-template-columns: 72px minmax(0, 5fr) minmax(0, 4fr) 96px;
  gap: 4px 16px;
  align-items: center;
  padding: 12px 16px;
  & + & { border-top: 1px solid ${color.line}; }
  h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font-weight: 600; }
  small { display: block; ${type.small} color: ${color.second}; overflow-wrap: anywhere; }
  > button { justify-self: end; }
  ${media.tablet} {
    grid-template-columns: 72px minmax(0, 1fr) 96px;
    > :nth-child(3) { grid-area: 2 / 2; }
    > button { grid-area: 1 / 3 / span 2; }
  }
  ${media.phone} {
    grid-template-columns: 56px minmax(0, 1fr);
    padding: 12px;
    > :nth-child(3) { grid-row: 2; grid-column: 1 / -1; margin-right: 104px; }
    > button { grid-row: 2; grid-column: 1 / -1; }
  }
`
const next = css`margin-top: 4px; padding-left: 8px; border-left: 2px solid ${color.line};`
const bad = css`color: ${color.price} !important;`

/** One paper: its scan, what it says, what hangs on it, and what can be done. */
export function CertificateRow({ certificate, onRenew }: { readonly certificate: Certificate; readonly onRenew: () => void }) {
  const { name, isNeeded, status, certificateNo, startsOn, expiresOn, daysLeft, reason, file, consequence, renewal } = certificate
  const standing = standingOf(status, daysLeft)
  const [act, isPrimary] = actOf(certificate, standing.isPressing)
  return (
    <li className={row}>
      <ScanLink file={renewal?.file ?? file} name={`${name}扫描件`} />
      <div>
        <h3>
          {name}
          {isNeeded && <Tag tone="grey">必交</Tag>}
          <Tag tone={standing.tone}>{standing.text}</Tag>
        </h3>
        <small>{certificateNo ? `编号 ${certificateNo}` : '提交后由客服审核，一般一个工作日内完成'}</small>
        {typeof startsOn === 'string' && <small>有效期 {validity(startsOn, expiresOn)}</small>}
        {reason && <small className={bad}>未通过：{reason}</small>}
      </div>
      <div>
        {consequence && standing.tone !== 'green' && (
          <small>
            {status === 'EXPIRED' ? '现在' : '失效后'}不能购买 {consequence.goodsCount} 种商品
            {consequence.cartLineCount > 0 && `，影响采购单 ${consequence.cartLineCount} 行`}
          </small>
        )}
        {renewal && (
          <div className={next}>
            <small>
              {renewal.status === 'PENDING' ? <Tag tone="blue">新证审核中</Tag> : <Tag tone="red">新证未通过</Tag>} {renewal.certificateNo}
            </small>
            <small>有效期 {validity(renewal.startsOn, renewal.expiresOn)}</small>
            {renewal.reason && <small className={bad}>未通过：{renewal.reason}</small>}
          </div>
        )}
      </div>
      <Button variant={isPrimary ? 'primary' : 'secondary'} aria-label={`${act} ${name}`} onClick={onRenew}>
        {act}
      </Button>
    </li>
  )
}

function actOf({ status, isNeeded, renewal }: Certificate, isPressing: boolean): readonly [words: string, isPrimary: boolean] {
  if (renewal) return [renewal.status === 'PENDING' ? '修改新证' : '更正新证', renewal.status !== 'PENDING']
  if (status === 'MISSING') return ['提交', isNeeded]
  if (status === 'PENDING') return ['修改', false]
  return status === 'REJECTED' ? ['更正', true] : ['换证', isPressing]
}
