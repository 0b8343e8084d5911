import type { Kysely } from 'kysely'
import type { AccessTables } from './tables/access.ts'
import type { AccountEntryTables } from './tables/accountEntry.ts'
import type { AfterSaleTables } from './tables/afterSale.ts'
import type { ApprovalTables } from './tables/approval.ts'
import type { CartTables } from './tables/cart.ts'
import type { CashbackTables } from './tables/cashback.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { CompanyTables } from './tables/company.ts'
import type { ContentTables } from './tables/content.ts'
import type { ImportTables } from './tables/imports.ts'
import type { DossierTables } from './tables/dossier.ts'
import type { ExportTables } from './tables/export.ts'
import type { IdentityTables } from './tables/identity.ts'
import type { IntegrityTables } from './tables/integrity.ts'
import type { MessageTables } from './tables/message.ts'
import type { PeopleTables } from './tables/people.ts'
import type { PaperTables } from './tables/paper.ts'
import type { PlatformTables } from './tables/platform.ts'
import type { PromotionTables } from './tables/promotion.ts'
import type { RecallTables } from './tables/recall.ts'
import type { RetentionTables } from './tables/retention.ts'
import type { ReconcileTables } from './tables/reconcile.ts'
import type { ServiceTables } from './tables/service.ts'
import type { QualityTables } from './tables/quality.ts'
import type { TemperatureTables } from './tables/temperature.ts'
import type { TraceTables } from './tables/trace.ts'
import type { TradeTables } from './tables/trade.ts'
import type { WalletTables } from './tables/wallet.ts'
import type { WebhookTables } from './tables/webhook.ts'
import type { ZoneTables } from './tables/zones.ts'

/** Every table, composed from one file a room. */
export interface Database
  extends
    IdentityTables,
    ImportTables,
    IntegrityTables,
    AccessTables,
    ApprovalTables,
    ExportTables,
    DossierTables,
    CatalogueTables,
    CartTables,
    AccountEntryTables,
    CompanyTables,
    PlatformTables,
    PromotionTables,
    RecallTables,
    RetentionTables,
    CashbackTables,
    QualityTables,
    TemperatureTables,
    TraceTables,
    TradeTables,
    ContentTables,
    PaperTables,
    PeopleTables,
    ZoneTables,
    AfterSaleTables,
    MessageTables,
    ServiceTables,
    ReconcileTables,
    WalletTables,
    WebhookTables {}

/** The database or a transaction on it: repositories take whichever they are handed. */
export type Db = Kysely<Database>

/** A row as the query behind this function selects it, whether it finds many, a page of them, or one. */
export type RowOf<Find extends (...args: never[]) => Promise<unknown>> = Row<NonNullable<Awaited<ReturnType<Find>>>>
type Row<Found> = Found extends readonly (infer Each)[] ? Each : Found extends { rows: readonly (infer Each)[] } ? Each : Found
