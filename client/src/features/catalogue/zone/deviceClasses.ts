/** What buying a device of each class takes, by its number. */
export const deviceClasses: Readonly<Record<number, { readonly name: string; readonly licence: string }>> = {
  1: { name: '一类器械', licence: '凭营业执照采购' },
  2: { name: '二类器械', licence: '须二类经营备案' },
  3: { name: '三类器械', licence: '须三类经营许可' },
}
