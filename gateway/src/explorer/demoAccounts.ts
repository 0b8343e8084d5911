/** The accounts that the demo's seed makes, for people who explore it; all have the same password. */
export const demoPassword = 'Demo-2026'

export const demoAccounts = [
  { username: 'demo', what: 'a pharmacy, all in order' },
  { username: 'clinic', what: 'a clinic without the scope for herbs' },
  { username: 'pending', what: 'a shop under review: prices are hidden' },
  { username: 'contract', what: 'a pharmacy whose e-contract is unsigned (459)' },
  { username: 'expired', what: 'a pharmacy with a lapsed certificate' },
  { username: 'chain', what: 'one account with three shops' },
  { username: 'receipt', what: 'a pharmacy that owes an ephedrine receipt' },
] as const
