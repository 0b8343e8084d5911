/** Account entry, and the service pages beside it: a slim header, nothing that distracts. */
export const accountEntry = { header: false, loginHeader: true, rightPanel: false, categoryMenu: false, nav: false }
export const withAd = { topRightAd: true }
export const noFrame = { header: false, footer: false, rightPanel: false, categoryMenu: false, nav: false, search: false }
export const cartFlow = { categoryMenu: false, nav: false, requiresLogin: true }
