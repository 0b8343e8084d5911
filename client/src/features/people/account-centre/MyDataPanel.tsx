import { css } from '@emotion/css'
import { useState } from 'react'
import { Panel } from '../../../ui/Panel.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { FormFrame } from '../../ground/form/FormFrame.tsx'
import { PasswordField } from '../../ground/form/PasswordField.tsx'
import { useEntryForm, valueOf } from '../../ground/form/useEntryForm.ts'
import { fieldStack } from '../../ground/form/formLayout.ts'
import { useCloseAccount, useRequestMyData } from './myData.ts'

const note = css`margin-bottom: 12px; ${type.small} color: ${color.second};`

/** What a person may ask of their own data: a copy of all of it, and that it be forgotten. */
export function MyDataPanel() {
  return (
    <>
      <Panel title="导出我的资料">
        <p className={note}>包含账号、所负责门店的订单、支付、售后、发票、钱包、消息、资质等全部资料和文件，打包为 ZIP。</p>
        <ExportForm />
      </Panel>
      <Panel title="注销账号">
        <p className={note}>
          注销后立即退出，不能恢复：所负责的门店一并关闭，联系人、电话、地址、聊天等删除；订单、发票和资质按法规保留。
          剩余积分、优惠券和现金券作废。 有未完成的订单、售后、提现，或余额不为零时不能注销。
        </p>
        <CloseForm />
      </Panel>
    </>
  )
}

const missing = (password: string) => ({ password: password === '' ? '请填写登录密码' : null })

function ExportForm() {
  const form = useEntryForm()
  const exportData = useRequestMyData()
  const [url, setUrl] = useState<string | null>(null)
  const submit = (element: HTMLFormElement): void => {
    const password = valueOf(element, 'password')
    void form.submit(missing(password), async () => {
      setUrl((await exportData(password))?.url ?? null)
    })
  }
  return (
    <>
      <FormFrame form={form} className={fieldStack} submitLabel="生成下载地址" onSubmit={submit}>
        <PasswordField label="登录密码" name="password" autoComplete="current-password" error={form.errors['password']} />
      </FormFrame>
      {url !== null && (
        <p>
          <a href={url} download>
            下载我的资料
          </a>
          （15 分钟内、仅本次登录有效）
        </p>
      )}
    </>
  )
}

function CloseForm() {
  const form = useEntryForm()
  const close = useCloseAccount()
  const submit = (element: HTMLFormElement): void => {
    const password = valueOf(element, 'password')
    void form.submit(missing(password), () => close(password))
  }
  return (
    <FormFrame form={form} className={fieldStack} submitLabel="注销账号" onSubmit={submit}>
      <PasswordField label="登录密码" name="password" autoComplete="current-password" error={form.errors['password']} />
    </FormFrame>
  )
}
