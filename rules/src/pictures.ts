/** How wide and high the marketplace's own drawings are in their own units, by the folder of their address. */
export const PICTURE_SIZES = {
  goods: { width: 400, height: 400 },
  gift: { width: 400, height: 400 },
  brand: { width: 180, height: 72 },
} as const
