import { Steps } from '../../../ui/Steps.tsx'

const steps = ['采购单', '确认订单', '支付', '完成']

/** The step image of the cart flow (steps 1 to 4). */
export function CartSteps({ current }: { current: 1 | 2 | 3 | 4 }) {
  return <Steps label="下单步骤" steps={steps} current={current} />
}
