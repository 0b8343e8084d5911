const PICTURES = ['image/jpeg', 'image/png', 'image/webp'] as const
const PAPERS = [...PICTURES, 'application/pdf'] as const
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a file may be, by what it is sent for. */
export const UPLOAD_TYPES = {
  after_sale: PICTURES,
  certificate: PAPERS,
  receipt: PAPERS,
  wanted: PICTURES,
  face: PICTURES,
  feedback: PICTURES,
  quick: [XLSX, 'text/csv', 'application/pdf'],
  chat: PICTURES,
} as const

/** One file's bytes. */
export const UPLOAD_MOST_BYTES = 5 * 1024 * 1024
