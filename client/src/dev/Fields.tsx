import { QuantityStepper } from '../ui/QuantityStepper.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Specimen, State } from './Specimen.tsx'

const nothing = (): void => {}
const rules = { packQuantity: 10, minimumQuantity: 10, stock: 280 }
const provinces = [
  { value: '33', text: '浙江省' },
  { value: '42', text: '湖北省' },
]
const LONG = '杭州市余杭区五常街道文一西路九百六十九号三幢五单元六层六〇三室（药品收货请走南门，周日休息）'

/** What is typed. */
export function Fields() {
  return (
    <>
      <Specimen name="TextField">
        <State name="empty" isWide>
          <TextField label="联系人" placeholder="收货人姓名" hint="与证照一致" />
        </State>
        <State name="focus" as="focus" isWide>
          <TextField label="联系人" value="王青禾" readOnly />
        </State>
        <State name="error" isWide>
          <TextField label="手机号" value="1390000" readOnly error="请输入 11 位手机号" />
        </State>
        <State name="disabled" isWide>
          <TextField label="用户名" value="demo" disabled />
        </State>
      </Specimen>
      <Specimen name="SelectField">
        <State name="nothing chosen" isWide>
          <SelectField label="省" options={provinces} placeholder="请选择" defaultValue="" />
        </State>
        <State name="error" isWide>
          <SelectField label="省" options={provinces} defaultValue="33" error="请选择省份" />
        </State>
        <State name="disabled" isWide>
          <SelectField label="省" options={provinces} defaultValue="42" disabled />
        </State>
      </Specimen>
      <Specimen name="TextArea">
        <State name="long text" isWide>
          <TextArea label="备注" value={LONG} maxLength={200} onChange={nothing} />
        </State>
        <State name="error" isWide>
          <TextArea label="备注" value="" maxLength={200} onChange={nothing} error="请填写原因" />
        </State>
      </Specimen>
      <Specimen name="QuantityStepper">
        <State name="normal">
          <QuantityStepper value={20} onChange={nothing} rules={rules} label="数量" unit="盒" />
        </State>
        <State name="at its end">
          <QuantityStepper value={280} onChange={nothing} rules={rules} label="数量" unit="盒" />
        </State>
        <State name="disabled">
          <QuantityStepper value={10} onChange={nothing} rules={rules} label="数量" unit="盒" isDisabled />
        </State>
        <State name="large">
          <QuantityStepper value={10} onChange={nothing} rules={rules} label="数量" unit="盒" isLarge />
        </State>
      </Specimen>
    </>
  )
}
