import { migrationOf } from './statements.ts'

/** The account centre: papers that are handed in and judged one at a time, what a shop says of itself, and people who leave a shop. */
export const accountCentre = migrationOf([
  `alter table certificate add column reason text, add column submitted_at timestamptz not null default now()`,
  `update certificate set reason = '证照未通过审核' where status = 'rejected'`,
  `alter table certificate add constraint certificate_reason
    check (status <> 'rejected' or (reason is not null and length(reason) between 1 and 200))`,
  `create unique index certificate_waiting on certificate (member_id, kind) where status = 'pending'`,
  `create index certificate_pending on certificate (submitted_at) where status = 'pending'`,

  `alter table member add column licence_no text, add column contact text, add column phone text,
    add column face_key text references upload, add column review_note text`,
  `alter table member
     add constraint member_licence check (licence_no ~ '^[0-9A-Z]{15,20}$'),
       add constraint member_contact check (length(contact) between 1 and 30),
     add constraint member_phone check (phone ~ '^(1[3-9][0-9]{9}|0[0-9]{2,3}-[0-9]{7,8})$'),
       add constraint member_review_note check (length(review_note) between 1 and 200)`,
  `create unique index member_one_licence on member (licence_no)`,

  `alter table account_member add column left_at timestamptz`,
  `alter table account_member add constraint account_member_owner_stays check (role <> 'owner' or left_at is null)`,
])
