import { migrationOf } from './statements.ts'

const CHANNELS = `('wechat','alipay','bank','wechat_fund','alipay_fund')`
const widen = (table: string) =>
  `alter table ${table} drop constraint ${table}_channel_check,
     add constraint ${table}_channel_check check (channel in ${CHANNELS})`

/** The logs of our accounts at the channels are kept beside their bills of trade. */
export const accountLogs = migrationOf(
  [
    ...['channel_file', 'channel_line', 'channel_difference'].map(widen),
    `alter table channel_line add column what text, add column of_no text check (length(of_no) between 1 and 64),
       add constraint channel_line_what check (case when channel in ('wechat_fund','alipay_fund')
         then what in ('payment','refund','fee','other') and what is not null else what is null and of_no is null end)`,
    `create index channel_line_of on channel_line (channel, of_no) where of_no is not null`,
  ],
  { isAdditive: true },
)
