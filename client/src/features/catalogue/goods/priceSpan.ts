/** `12-30` as «12-30元», `5.00-9.99` as «5-9.99元», `100-` as «100元以上». */
export function spanText(span: string): string {
  const [from = '', to = ''] = span.split('-').map((yuan) => yuan.replace(/\.0+$/, ''))
  return from === '' ? `${to}元以下` : to === '' ? `${from}元以上` : `${from}-${to}元`
}
