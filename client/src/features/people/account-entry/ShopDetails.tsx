import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { setLoginMark } from '../account/loginMark.ts'
import { detailsForm } from './detailsLayout.ts'
import { type Entry, ticketLapsed } from './entryMemory.ts'
import { keepTyped } from './keepTyped.ts'
import { shopInput, shopProblems, ShopFields, useShopChoice } from './ShopFields.tsx'
import { FormFrame } from '../../ground/form/FormFrame.tsx'
import { useEntryForm } from '../../ground/form/useEntryForm.ts'
import { useFieldCheck } from './useFieldCheck.ts'
import { useRegisterShop } from './useRegisterShop.ts'

/** The second step of adding a shop: what it is; the account is there already. */
export function ShopDetails({ entry }: { entry: Entry }) {
  const go = useGo()
  const registerShop = useRegisterShop()
  const form = useEntryForm(() => {
    ticketLapsed('shop')
    go(paths.registerShopStep(1))
  })
  const check = useFieldCheck(form.tell)
  const [choice, choose] = useShopChoice('shop', entry)
  const submit = (element: HTMLFormElement): void => {
    void form.submit(shopProblems(element, choice), async () => {
      await registerShop({ ticket: entry['ticket'] ?? '', ...shopInput(element, choice) })
      setLoginMark()
      // A whole new document: nothing of another shop stays in the store.
      window.location.assign(paths.registerShopStep(3))
    })
  }
  return (
    <FormFrame form={form} className={detailsForm} submitLabel="提交门店" onSubmit={submit} onTyped={keepTyped('shop')}>
      <Notice>
        账号 {entry['phone']} 现有门店：{entry['shops']}。新门店使用同一账号登录，单独审核。
      </Notice>
      <section aria-labelledby="shop-title">
        <h2 id="shop-title">新门店信息</h2>
        <ShopFields form={form} check={check} entry={entry} choice={choice} onChoose={choose} />
      </section>
    </FormFrame>
  )
}
