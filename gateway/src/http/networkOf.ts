import { isIPv6 } from 'node:net'

/** A client with one IPv6 address has 2^64 of them. */
export function networkOf(address: string): string {
  // The pattern behind `isIPv6` is long, and most addresses have no colon.
  if (!address.includes(':') || !isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const whole = tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest]
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
