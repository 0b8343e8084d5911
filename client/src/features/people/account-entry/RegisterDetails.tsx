import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { setLoginMark } from '../account/loginMark.ts'
import { detailsForm } from './detailsLayout.ts'
import { type Entry, ticketLapsed } from './entryMemory.ts'
import { keepTyped } from './keepTyped.ts'
import { personInput, personProblems, PersonFields } from './PersonFields.tsx'
import { shopInput, shopProblems, ShopFields, useShopChoice } from './ShopFields.tsx'
import { FormFrame } from '../../ground/form/FormFrame.tsx'
import { useEntryForm } from '../../ground/form/useEntryForm.ts'
import { useFieldCheck } from './useFieldCheck.ts'
import { useRegister } from './useRegister.ts'

/** The second step: the company as on its licence, and how its people log in. */
export function RegisterDetails({ entry }: { entry: Entry }) {
  const go = useGo()
  const register = useRegister()
  const form = useEntryForm(() => {
    ticketLapsed('register')
    go(paths.registerStep(1))
  })
  const check = useFieldCheck(form.tell)
  const [choice, choose] = useShopChoice('register', entry)
  const submit = (element: HTMLFormElement): void => {
    void form.submit({ ...shopProblems(element, choice), ...personProblems(element) }, async () => {
      await register({ ticket: entry['ticket'] ?? '', ...shopInput(element, choice), ...personInput(element) })
      setLoginMark()
      // A whole new document: nothing that a visitor fetched stays in the store.
      window.location.assign(paths.registerStep(3))
    })
  }
  return (
    <FormFrame form={form} className={detailsForm} submitLabel="提交注册" onSubmit={submit} onTyped={keepTyped('register')}>
      <section aria-labelledby="shop-title">
        <h2 id="shop-title">企业信息</h2>
        <ShopFields form={form} check={check} entry={entry} choice={choice} onChoose={choose} />
      </section>
      <section aria-labelledby="person-title">
        <h2 id="person-title">登录账号（手机号 {entry['phone']}）</h2>
        <PersonFields form={form} check={check} entry={entry} />
      </section>
    </FormFrame>
  )
}
