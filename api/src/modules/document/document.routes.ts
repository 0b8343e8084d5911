import type { Room } from '../../server/app.ts'
import { PaperSchema } from './document.schemas.ts'

export const documentRoom: Room = { name: 'document', schemas: [PaperSchema], routes() {} }
