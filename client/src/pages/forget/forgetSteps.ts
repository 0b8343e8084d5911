/** What the step bar says. */
export const forgetSteps = ['忘记密码', '重置密码', '重置成功']
