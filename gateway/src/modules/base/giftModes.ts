import type { GiftMode } from '../../generated/resolvers-types.ts'

export const giftModes: Readonly<Record<string, GiftMode>> = { 1: 'ONCE', 2: 'EVERY' }
