import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BasicInfo_viewer$key } from '../../../__generated__/BasicInfo_viewer.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, media, type } from '../../../ui/tokens.ts'
import { CodeFields, codeInput, codeProblems } from '../account-entry/CodeFields.tsx'
import { FormFrame } from '../../ground/form/FormFrame.tsx'
import { useEntryForm, valueOf } from '../../ground/form/useEntryForm.ts'
import { Face } from './Face.tsx'
import { fieldStack } from '../../ground/form/formLayout.ts'
import { useUpdateProfile } from './useUpdateProfile.ts'

const who = css`display: flex; gap: 24px; align-items: flex-start; ${media.phone} { flex-direction: column; gap: 12px; }`
const facts = css`
  align-items: center;
  gap: 4px 24px;
  ${media.phone} { gap: 0 16px; dd { display: grid; align-items: center; min-height: 44px; } }
`
const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px;`
const change = css`margin-top: 16px; padding-top: 16px; border-top: 1px solid ${color.line};`
const note = css`${type.small} color: ${color.second};`

/** Who one is here, and how one is reached. */
export function BasicInfo({ viewer: key }: { viewer: BasicInfo_viewer$key }) {
  const { username, name, phone, company, isReviewed, avatar, rank, certificates } = useFragment(
    graphql`
      fragment BasicInfo_viewer on Viewer {
        username
        name
        phone
        company
        isReviewed
        avatar { url }
        rank
        certificates { status }
      }
    `,
    key,
  )
  const [changing, setChanging] = useState<'name' | 'phone' | null>(null)
  const done = (text: string): void => {
    toasts.show({ kind: 'ok', text })
    setChanging(null)
  }
  const toggle = (field: 'name' | 'phone', words: string) => (
    <Button
      variant="ghost"
      size="small"
      aria-expanded={changing === field}
      aria-label={`修改${words}`}
      onClick={() => setChanging(changing === field ? null : field)}
    >
      {changing === field ? '收起' : '修改'}
    </Button>
  )
  return (
    <Panel title="账号">
      <div className={who}>
        <Face url={avatar?.url ?? null} />
        <Facts
          className={facts}
          facts={[
            [
              '单位名称',
              <span key="company" className={line}>
                {company}
                <Standing isReviewed={isReviewed} hasLapsed={certificates?.some(({ status }) => status === 'EXPIRED') ?? false} />
                <Link href={paths.shopInfo()}>店铺信息</Link>
              </span>,
            ],
            ['用户名', username],
            [
              '联系人',
              <span key="name" className={line}>
                {name ?? '未填写'}
                {toggle('name', '联系人')}
              </span>,
            ],
            [
              '手机号',
              <span key="phone" className={line}>
                {phone}
                {toggle('phone', '手机号')}
              </span>,
            ],
            ['会员等级', `${rank} 级`],
          ]}
        />
      </div>
      {changing === 'name' && (
        <div className={change}>
          <NameForm name={name ?? ''} onDone={() => done('联系人已保存')} />
        </div>
      )}
      {changing === 'phone' && (
        <div className={change}>
          <PhoneForm onDone={() => done('手机号已更换，下次可用新手机号登录')} />
        </div>
      )}
    </Panel>
  )
}

function Standing({ isReviewed, hasLapsed }: { readonly isReviewed: boolean; readonly hasLapsed: boolean }) {
  if (!isReviewed) return <Tag tone="amber">资质待审核</Tag>
  return hasLapsed ? (
    <>
      <Tag tone="red">证照已过期</Tag>
      <Link href={paths.certificates()}>去换证</Link>
    </>
  ) : (
    <Tag tone="green">资质已审核</Tag>
  )
}

function NameForm({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const form = useEntryForm()
  const update = useUpdateProfile()
  return (
    <FormFrame
      form={form}
      className={fieldStack}
      submitLabel="保存联系人"
      onSubmit={(element) => {
        const given = valueOf(element, 'name').trim()
        void form.submit({ name: given === '' ? '请填写联系人' : null }, async () => {
          await update({ name: given })
          onDone()
        })
      }}
    >
      <TextField
        label="联系人"
        name="name"
        defaultValue={name}
        autoComplete="name"
        maxLength={30}
        required
        error={form.errors['name']}
        hint="最多 30 个字"
      />
    </FormFrame>
  )
}

function PhoneForm({ onDone }: { readonly onDone: () => void }) {
  const form = useEntryForm()
  const update = useUpdateProfile()
  return (
    <FormFrame
      form={form}
      className={fieldStack}
      submitLabel="更换手机号"
      onSubmit={(element) => {
        void form.submit(codeProblems(element), async () => {
          await update(codeInput(element))
          onDone()
        })
      }}
    >
      <p className={note}>更换后用新手机号登录和接收验证码，原手机号不再有效。</p>
      <CodeFields form={form} purpose="PHONE" phoneLabel="新手机号" />
    </FormFrame>
  )
}
