import { css } from '@emotion/css'
import { useState } from 'react'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { color } from '../../../ui/tokens.ts'
import { useEnterShop } from './useEnterShop.ts'
import { roleWords } from '../account/roleWords.ts'
import type { LoginShops } from '../account/useLogin.ts'

const frame = css`
  display: grid;
  gap: 12px;
  fieldset { display: grid; gap: 8px; max-height: 360px; overflow: auto; }
  legend { margin-bottom: 8px; padding: 0; font-weight: 600; }
  output { color: ${color.second}; }
`

const reviews: Readonly<Record<string, string>> = { PENDING: '审核中', APPROVED: '已通过审核', REJECTED: '审核未通过', FROZEN: '已停用' }

/** Several shops behind one account: which one to enter. The first is entered already. */
export function ShopChoice({ shops, onEntered }: { shops: LoginShops; onEntered: () => void }) {
  const enterShop = useEnterShop()
  const report = useReportError()
  const current = shops[0]?.memberID ?? ''
  const [chosen, setChosen] = useState(current)
  const [isBusy, setBusy] = useState(false)
  const enter = async (): Promise<void> => {
    setBusy(true)
    try {
      if (chosen !== current) await enterShop(chosen)
      onEntered()
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  return (
    <div className={frame}>
      <output>登录成功，该账号有 {shops.length} 家门店。</output>
      <fieldset>
        <legend>选择要进入的门店</legend>
        {shops.map(({ memberID, company, role, reviewStatus }, at) => (
          <RadioCard key={memberID} name="shop" isChecked={memberID === chosen} onChoose={() => setChosen(memberID)}>
            {company}
            <small>{[roleWords[role], reviews[reviewStatus], at === 0 ? '上次使用' : ''].filter(Boolean).join(' · ')}</small>
          </RadioCard>
        ))}
      </fieldset>
      <Button variant="primary" size="large" isBusy={isBusy} onClick={() => void enter()}>
        进入门店
      </Button>
    </div>
  )
}
