import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { ContractForm_contract$key } from '../../../__generated__/ContractForm_contract.graphql.ts'
import { type Path, paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { useSignContract } from './useSignContract.ts'

const sheet = css`
  display: grid;
  gap: 16px;
  max-width: 800px;
  margin: 24px auto;
  padding: 32px 48px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  h1 { ${type.title} text-align: center; }
  ${media.phone} { margin: 12px 0; padding: 16px; }
`
const version = css`${type.small} color: ${color.second}; text-align: center;`
const text = css`
  display: grid;
  gap: 12px;
  line-height: 1.8;
  text-align: justify;
`
const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
  > div { flex: 1 1 260px; }
  ${media.phone} { > button { flex: 1 1 100%; } }
`

const signingDay = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long' })

export function ContractForm({ contract: key, next }: { contract: ContractForm_contract$key; next: Path | null }) {
  const contract = useFragment(
    graphql`
      fragment ContractForm_contract on Contract {
        title
        version
        paragraphs
        signedAt
        ...useSignContract_contract
      }
    `,
    key,
  )
  const [isAgreed, setAgreed] = useState(false)
  const [sign, isBusy] = useSignContract(contract)
  const navigate = useNavigate()

  const submit = async (): Promise<void> => {
    if (!(await sign())) return
    // What sent the buyer here has been done.
    toasts.clear()
    toasts.show({ kind: 'ok', text: '电子合同已签署' })
    if (next !== null) void navigate(next, { replace: true })
  }
  return (
    <article className={sheet}>
      <h1>{contract.title}</h1>
      <p className={version}>版本 {contract.version}</p>
      <div className={text}>
        {contract.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={foot}>
        {typeof contract.signedAt === 'string' ? (
          <>
            <Notice tone="ok">已于 {signingDay.format(new Date(contract.signedAt))}签署。</Notice>
            <Link className={buttonClass('primary')} href={next ?? paths.cart()}>
              {next === null ? '去采购单' : '返回'}
            </Link>
          </>
        ) : (
          <>
            <Checkbox isChecked={isAgreed} onChange={setAgreed}>
              我已阅读并同意以上全部条款
            </Checkbox>
            <Button variant="primary" size="large" disabled={!isAgreed} isBusy={isBusy} onClick={() => void submit()}>
              签署合同
            </Button>
          </>
        )}
      </div>
    </article>
  )
}
