import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Steps } from '../ui/Steps.tsx'
import { TabLinks } from '../ui/TabLinks.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { Specimen, State } from './Specimen.tsx'

const nothing = (): void => {}
const STEPS = ['采购单', '确认订单', '支付', '完成']
const hrefOf = (page: number): `/${string}` => `/list?page=${page}`

/** What leads on. */
export function Ways() {
  return (
    <>
      <Specimen name="Breadcrumb">
        <State name="normal">
          <Breadcrumb
            crumbs={[{ label: '全部商品', href: '/list' }, { label: '感冒呼吸与抗感染', href: '/list' }, { label: '阿莫西林胶囊' }]}
          />
        </State>
      </Specimen>
      <Specimen name="TabLinks">
        <State name="with counts" isWide>
          <TabLinks
            label="订单"
            links={[
              { href: '/order', label: '全部订单', isCurrent: true },
              { href: '/order', label: '待付款', isCurrent: false, count: 2 },
              { href: '/order', label: '已完成', isCurrent: false },
            ]}
          />
        </State>
      </Specimen>
      <Specimen name="Tabs">
        <State name="second chosen" isWide>
          <Tabs
            label="登录方式"
            name="way"
            items={[
              { id: 'password', label: '密码登录' },
              { id: 'sms', label: '短信登录' },
            ]}
            selected="sms"
            onSelect={nothing}
          />
          <TabPanel name="way" selected="sms">
            短信验证码
          </TabPanel>
        </State>
      </Specimen>
      <Specimen name="Steps">
        <State name="second of four" isWide>
          <Steps label="下单步骤" steps={STEPS} current={2} />
        </State>
      </Specimen>
      <Specimen name="Pagination">
        <State name="in the middle" isWide>
          <Pagination current={5} around={[4, 5, 6]} last={33} hrefOf={hrefOf} onJump={nothing} />
        </State>
        <State name="at the end" isWide>
          <Pagination current={3} around={[1, 2, 3]} last={3} hrefOf={hrefOf} onJump={nothing} />
        </State>
      </Specimen>
    </>
  )
}
