import type { NumberRange, Role } from '~db/schema'
import type { TenantSettings } from '../tenants/settings.server'
import type { Instant } from '../values/calendar'

/** What of the installation the papers tell. */
export interface Installation {
  version: string
  /** Where people reach it. */
  address: string
  isEncryptedOnTheWay: boolean
  /** The host of the mail server; null where nothing is sent. */
  mailHost: string | null
  /** The host of the identity provider; null where there are only passwords. */
  providerHost: string | null
  /** The host that is called every hour as long as all is well; null where none is. */
  pingHost: string | null
  backups: {
    isHourly: boolean
    isEncrypted: boolean
    isCopiedAway: boolean
    /** The host of the bucket that they are copied to; null where it is a folder. */
    bucketHost: string | null
    lastAt: Instant | null
    /** The last time that one was restored and found good. */
    rehearsedAt: Instant | null
  }
}

/** What of the firm's records the papers tell. */
export interface FirmFacts {
  firm: TenantSettings
  /** How many people may work with each role. */
  members: Record<Role, number>
  employees: number
  /** Whether payslips are calculated here, not by a payroll office alone. */
  isCalculating: boolean
  /** Live secrets of the firm's own for the webhook. */
  webhookSecrets: number
  /** What the first number of this year looks like. */
  firstNumbers: Record<NumberRange, string>
  /** Invoices that were issued before there was a chain. */
  unchainedInvoices: number
}

export interface PaperFacts extends FirmFacts {
  installation: Installation
}
