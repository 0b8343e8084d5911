/** What an account may do in a shop, as buyers call it. */
export const roleWords: Readonly<Record<string, string>> = { OWNER: '负责人', BUYER: '采购', FINANCE: '财务' }
