import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BalanceHead_wallet$data, BalanceHead_wallet$key } from '../../../__generated__/BalanceHead_wallet.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Price } from '../../../ui/Price.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'

const card = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 32px;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  dl { display: flex; flex: 1 1 240px; flex-wrap: wrap; gap: 8px 40px; }
  dt { ${type.small} color: ${color.second}; }
  dd { margin-top: 2px; }
  > div { display: flex; flex-wrap: wrap; gap: 8px; }
  ${media.phone} { padding: 12px; > div { flex: 1 1 100%; > * { flex: 1; } } }
  ${media.print} { > div { display: none; } }
`

const fine = css`flex: 1 1 100%; ${type.small} color: ${color.second};`

export type WalletOfDialog = BalanceHead_wallet$data
export type MoneyDialogProps = { readonly wallet: WalletOfDialog; readonly onClose: () => void }

/** What is there, and the two ways money moves by hand; their forms are fetched with the click. */
export function BalanceHead({ wallet: key, canMoveFunds }: { wallet: BalanceHead_wallet$key; canMoveFunds: boolean }) {
  const wallet = useFragment(
    graphql`
      fragment BalanceHead_wallet on Wallet {
        balance
        withdrawing
        rechargeChannels
        rechargeLimits { min max }
        withdrawalLimits { min max }
        bankAccount { holder bank numberTail }
      }
    `,
    key,
  )
  const report = useReportError()
  const [View, setView] = useState<{ readonly Dialog: ComponentType<MoneyDialogProps> } | null>(null)
  const open = async (fetch: () => Promise<ComponentType<MoneyDialogProps>>): Promise<void> => {
    try {
      setView({ Dialog: await fetch() })
    } catch (error) {
      report(error)
    }
  }
  return (
    <div className={card}>
      <dl>
        <div>
          <dt>可用余额</dt>
          <dd>
            <Price amount={wallet.balance} size="detail" tone="ink" />
          </dd>
        </div>
        {wallet.withdrawing !== '0.00' && (
          <div>
            <dt>提现处理中</dt>
            <dd>
              <Price amount={wallet.withdrawing} size="page" tone="ink" />
            </dd>
          </div>
        )}
      </dl>
      <div>
        {canMoveFunds && (
          <Button
            variant="primary"
            size="large"
            aria-haspopup="dialog"
            onClick={() => void open(async () => (await import('./RechargeDialog.tsx')).RechargeDialog)}
          >
            充值
          </Button>
        )}
        {canMoveFunds && (
          <Button
            size="large"
            aria-haspopup="dialog"
            disabled={wallet.balance === '0.00'}
            onClick={() => void open(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog)}
          >
            提现
          </Button>
        )}
        <Link className={buttonClass('secondary', 'large')} href={paths.statement()}>
          月度对账单
        </Link>
      </div>
      {!canMoveFunds && <p className={fine}>您在本店的角色是采购，充值和提现请联系负责人或财务。</p>}
      {View !== null && createElement(View.Dialog, { wallet, onClose: () => setView(null) })}
    </div>
  )
}
