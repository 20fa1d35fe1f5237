import type { NumberRange, Role } from '~db/schema'
import type { TenantSettings } from '../tenants/settings.server'
import type { Instant } from '../values/calendar'

export interface Installation {
  version: string
  /** Public URL. */
  address: string
  isEncryptedOnTheWay: boolean
  /** Host of the mail server; null if no mail is sent. */
  mailHost: string | null
  /** Host of the identity provider; null if there are only passwords. */
  providerHost: string | null
  /** Host that receives an hourly ping while all is well; null if there is none. */
  pingHost: string | null
  backups: {
    isHourly: boolean
    isEncrypted: boolean
    isCopiedAway: boolean
    /** Host of the backup bucket; null for a folder. */
    bucketHost: string | null
    lastAt: Instant | null
    /** When one was last restored and found good. */
    rehearsedAt: Instant | null
  }
}

export interface FirmFacts {
  firm: TenantSettings
  members: Record<Role, number>
  employees: number
  /** Whether payslips are calculated here, and not only delivered. */
  isCalculating: boolean
  webhookSecrets: number
  firstNumbers: Record<NumberRange, string>
  /** Invoices issued before the chain began. */
  unchainedInvoices: number
}

export interface PaperFacts extends FirmFacts {
  installation: Installation
}
