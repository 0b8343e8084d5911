import type { ShipmentKind } from '../../generated/resolvers-types.ts'

export const shipmentKinds: Readonly<Record<string, ShipmentKind>> = { plain: 'PLAIN', ephedrine: 'EPHEDRINE', cold: 'COLD' }
