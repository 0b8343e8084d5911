/** Where transfers go: the demo's own account, which no bank has. */
export const bankAccount = { holder: '康采医药批发演示账户', bank: '示例银行示范支行', number: '0000 0000 0000 0001' } as const
