/** What buying a device of each class takes, by its name in the schema. */
export const deviceClasses: Readonly<Record<string, { readonly name: string; readonly licence: string }>> = {
  CLASS_1: { name: '一类器械', licence: '凭营业执照采购' },
  CLASS_2: { name: '二类器械', licence: '须二类经营备案' },
  CLASS_3: { name: '三类器械', licence: '须三类经营许可' },
}
