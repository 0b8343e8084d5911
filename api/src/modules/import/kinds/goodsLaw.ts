import { custom, flag, oneOf, right, text, wrong } from '../columns.ts'

export const lawColumns = {
  holder: text('上市许可持有人', { min: 2, max: 60, example: '青榕制药有限公司' }),
  storage_class: oneOf('贮藏条件', { 常温: 'room', 阴凉: 'cool', 冷藏: 'cold' }, {}),
  compound: oneOf('其他特殊药品复方', { 含可待因: 'codeine', 含地芬诺酯: 'diphenoxylate', 复方甘草片: 'liquorice' }, {}),
  is_basic: flag('国家基本药物', { otherwise: false }),
}

export const insuranceColumns = {
  insurance_code: custom('医保编码', {
    example: 'XJ01CAA040A001010104487',
    expected: '10 到 30 位大写字母和数字，字母开头',
    read: (written) => {
      const code = written.toUpperCase()
      return /^[A-Z][A-Z0-9]{9,29}$/.test(code) ? right(code) : wrong('不是医保编码')
    },
  }),
  insurance_class: oneOf('医保类别', { 甲类: 'a', 乙类: 'b', 自费: 'own' }, {}),
}
