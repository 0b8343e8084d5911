import { Button, type ButtonVariant } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { RadioCard } from '../ui/RadioCard.tsx'
import { Switch } from '../ui/Switch.tsx'
import { tierClass, tiersClass } from '../ui/tiers.ts'
import { Specimen, State } from './Specimen.tsx'

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'outline', 'ghost', 'danger']
const nothing = (): void => {}

/** What is pressed. */
export function Choices() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`Button ${variant}`}>
          <State name="normal">
            <Button variant={variant}>加入采购单</Button>
          </State>
          <State name="hover" as="hover">
            <Button variant={variant}>加入采购单</Button>
          </State>
          <State name="focus" as="focus">
            <Button variant={variant}>加入采购单</Button>
          </State>
          <State name="disabled">
            <Button variant={variant} disabled>
              加入采购单
            </Button>
          </State>
          <State name="busy">
            <Button variant={variant} isBusy>
              加入采购单
            </Button>
          </State>
          <State name="small, large">
            <Button variant={variant} size="small" icon="cart">
              加入
            </Button>{' '}
            <Button variant={variant} size="large">
              去结算
            </Button>
          </State>
        </Specimen>
      ))}
      <Ticks />
    </>
  )
}

function Ticks() {
  return (
    <>
      <Specimen name="IconButton">
        <State name="normal">
          <IconButton icon="trash" label="删除" />
        </State>
        <State name="hover" as="hover">
          <IconButton icon="trash" label="删除" />
        </State>
        <State name="focus" as="focus">
          <IconButton icon="trash" label="删除" />
        </State>
        <State name="disabled">
          <IconButton icon="trash" label="删除" disabled />
        </State>
      </Specimen>
      <Specimen name="Checkbox">
        <State name="off, on, some">
          <Checkbox isChecked={false} onChange={nothing} label="否" /> <Checkbox isChecked onChange={nothing} label="是" />{' '}
          <Checkbox isChecked={false} isIndeterminate onChange={nothing} label="部分" />
        </State>
        <State name="focus" as="focus">
          <Checkbox isChecked onChange={nothing}>
            全选
          </Checkbox>
        </State>
        <State name="disabled">
          <Checkbox isChecked isDisabled onChange={nothing}>
            全选
          </Checkbox>
        </State>
      </Specimen>
      <Specimen name="Switch">
        <State name="off">
          <Switch isOn={false} onChange={nothing}>
            仅看有货
          </Switch>
        </State>
        <State name="on">
          <Switch isOn onChange={nothing}>
            仅看有货
          </Switch>
        </State>
        <State name="disabled">
          <Switch isOn isDisabled onChange={nothing}>
            仅看有货
          </Switch>
        </State>
      </Specimen>
      <Specimen name="RadioCard">
        <State name="off">
          <RadioCard name="a" isChecked={false} onChoose={nothing}>
            在线支付
          </RadioCard>
        </State>
        <State name="on">
          <RadioCard name="b" isChecked onChoose={nothing}>
            在线支付
          </RadioCard>
        </State>
        <State name="disabled">
          <RadioCard name="c" isChecked={false} isDisabled onChoose={nothing}>
            对公转账
          </RadioCard>
        </State>
      </Specimen>
      <Specimen name="tiers">
        <State name="far, next, reached, disabled">
          <div className={tiersClass}>
            <button type="button" className={tierClass}>
              75 盒起 ¥22.51
            </button>
            <button type="button" className={tierClass} data-state="next">
              30 盒起 ¥23.10
            </button>
            <button type="button" className={tierClass} data-state="reached">
              15 盒起 ¥23.69
            </button>
            <button type="button" className={tierClass} disabled>
              500 盒起 ¥20.00
            </button>
          </div>
        </State>
        <State name="to be read">
          <ul className={tiersClass}>
            <li className={tierClass}>
              10 盒起<b> ¥7.20</b>
            </li>
            <li className={tierClass}>满 ¥500 返 ¥10</li>
          </ul>
        </State>
      </Specimen>
    </>
  )
}
