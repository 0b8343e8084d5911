/** A manager of one's own is announced as such (SPEC §6). */
export function managerTitle({ isDefault }: { readonly isDefault: boolean }): string {
  return isDefault ? '客户经理' : '专属服务 客户经理'
}
