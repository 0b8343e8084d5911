import { useState } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { setLoginMark } from '../account/loginMark.ts'
import { Agreement, AGREEMENT_SENTENCE } from './Agreement.tsx'
import { codeInput, codeProblems, CodeFields } from './CodeFields.tsx'
import { detailsForm } from './detailsLayout.ts'
import { type Entry, ticketLapsed } from './entryMemory.ts'
import { FormFrame } from '../../ground/form/FormFrame.tsx'
import { keepTyped } from './keepTyped.ts'
import { personInput, personProblems, PersonFields } from './PersonFields.tsx'
import { shopInput, shopProblems, ShopFields, useShopChoice } from './ShopFields.tsx'
import { useEntryForm } from '../../ground/form/useEntryForm.ts'
import { useFieldCheck } from './useFieldCheck.ts'
import { useRegisterWithWechat } from './useRegisterWithWechat.ts'

/** Everything on one page: WeChat has said who it is, so only the phone is left to prove. */
export function WechatDetails({ entry }: { entry: Entry }) {
  const register = useRegisterWithWechat()
  const form = useEntryForm((said) => ticketLapsed('wechat', said))
  const check = useFieldCheck(form.tell)
  const [choice, choose] = useShopChoice('wechat', entry)
  const [isAgreed, setAgreed] = useState(false)
  const submit = (element: HTMLFormElement): void => {
    const problems = {
      ...codeProblems(element),
      ...shopProblems(element, choice),
      ...personProblems(element),
      agreement: isAgreed ? null : AGREEMENT_SENTENCE,
    }
    void form.submit(problems, async () => {
      await register({ wechatTicket: entry['ticket'] ?? '', ...codeInput(element), ...shopInput(element, choice), ...personInput(element) })
      setLoginMark()
      // A whole new document: nothing that a visitor fetched stays in the store.
      window.location.assign(paths.registerStep(3))
    })
  }
  return (
    <FormFrame form={form} className={detailsForm} submitLabel="提交注册" onSubmit={submit} onTyped={keepTyped('wechat')}>
      <Notice tone="ok">已确认微信：{entry['nickname']}。注册后可用这个微信登录。</Notice>
      <section aria-labelledby="phone-title">
        <h2 id="phone-title">验证手机号</h2>
        <CodeFields form={form} purpose="BIND" />
      </section>
      <section aria-labelledby="shop-title">
        <h2 id="shop-title">企业信息</h2>
        <ShopFields form={form} check={check} entry={entry} choice={choice} onChoose={choose} />
      </section>
      <section aria-labelledby="person-title">
        <h2 id="person-title">登录账号</h2>
        <PersonFields form={form} check={check} entry={entry} />
      </section>
      <Agreement isAgreed={isAgreed} error={form.errors['agreement']} onChange={setAgreed} />
    </FormFrame>
  )
}
