import { migrationOf } from './statements.ts'

/** What was sold or came back waits here until it is counted: the row of the goods, with all its indexes, is not written by each order. */
export const soldDue = migrationOf(['create table sold_due (goods_id bigint not null, qty int not null)'], { isAdditive: true })
