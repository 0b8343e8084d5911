import { TAX_RATES } from 'rules/invoiceTax'
import { custom, digits, flag, oneOf, right, text, wrong } from '../columns.ts'

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

/** Sheets keep 13% as 0.13. */
const RATES = new Map(
  Object.entries(TAX_RATES).flatMap(([rate, { percent, text: words }]): [string, string][] => [
    [words, rate],
    ...(rate === 'exempt'
      ? []
      : [[String(percent), rate] satisfies [string, string], [String(percent / 100), rate] satisfies [string, string]]),
  ]),
)

export const taxColumns = {
  tax_code: digits('税收分类编码', { pattern: /^[0-9]{19}$/, form: '19 位数字', example: '1070302000000000000' }),
  tax_name: custom('税收分类简称', {
    example: '化学药品制剂',
    expected: '20 字以内，不带星号',
    read: (written) => (/^[^*]{1,20}$/u.test(written) ? right(written) : wrong('不是税收分类简称')),
  }),
  tax_rate: custom('税率', {
    example: '13%',
    expected: [...new Set(Object.values(TAX_RATES).map(({ text: words }) => words))].join('、'),
    read: (written) => {
      const rate = RATES.get(written.replace('％', '%'))
      return rate === undefined ? wrong('不是税率') : right(rate)
    },
  }),
}
