/** What the step bars say. */
export const registerSteps = ['验证手机号', '填写企业信息', '等待审核']
export const shopSteps = ['验证账号手机号', '填写门店信息', '等待审核']
