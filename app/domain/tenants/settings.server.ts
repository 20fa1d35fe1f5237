import type { TenantRow } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { changeRecord } from '../records/change.server'
import type { Fields } from '../records/fields'
import type { RecordKind } from '../records/kind'
import { maskIban } from '../values/iban'
import { LETTER_FACTS } from './letter-facts'
import { registerEntry } from './register'
import { reopenAccount } from './reopen-account.server'
import { tellOwnersOfAccount } from './tell-owners.server'

/** Settings by form, named as the columns and the fields. */
export const SECTIONS = {
  address: [
    'name',
    'street',
    'address_extra',
    'postal_code',
    'city',
    'country',
    'email',
    'phone',
    'website',
    'vat_id',
    'tax_number',
    'language',
  ],
  company: [...LETTER_FACTS, 'gln'],
  invoicing: [
    'contact_name',
    'contact_phone',
    'electronic_address_scheme',
    'electronic_address',
    'taxation',
    'is_small_business',
    'is_property_default',
    'invoice_opening',
    'invoice_opening_en',
    'invoice_closing',
    'invoice_closing_en',
  ],
  look: ['accent_color'],
  bank: ['iban', 'bic', 'bank_name', 'creditor_id'],
  terms: [
    'payment_term_days',
    'write_off_limit_cents',
    'invoice_link_days',
    'portal_link_days',
    'employee_link_days',
    'leaver_link_days',
  ],
  sender: ['mail_from_name', 'mail_from', 'mail_reply_to'],
  webhook: ['is_own_secret_demanded', 'is_signature_demanded'],
  portal_code: ['is_portal_code_demanded', 'is_release_confirmed'],
  sensitive: ['is_sensitive_shown'],
  payroll_office: [
    'payroll_consultant',
    'payroll_client',
    'wage_type_regular',
    'wage_type_overtime',
    'wage_type_night',
    'wage_type_deep_night',
    'wage_type_sunday',
    'wage_type_holiday',
    'wage_type_special_holiday',
    'wage_type_sick_days',
    'wage_type_vacation_days',
    'is_hours_shown',
  ],
  data_protection: [
    'data_contact',
    'data_officer',
    'data_authority',
    'hosted_by',
    'payroll_partner',
    'is_notice_shown',
  ],
  second_factor: [
    'is_factor_demanded_of_owner',
    'is_factor_demanded_of_invoicing',
    'is_factor_demanded_of_payroll',
    'is_factor_demanded_of_read_only',
  ],
} as const satisfies Record<string, readonly (keyof TenantRow)[]>

type Sections = typeof SECTIONS
export type SettingsSection = keyof Sections

/** Values of one form, and their revision. */
export type SectionValues<Section extends SettingsSection> = Pick<TenantRow, Sections[Section][number]> & {
  revision?: number | undefined
}

export type TenantSettings = Pick<TenantRow, 'id' | 'revision' | Sections[SettingsSection][number]>

const TENANT: RecordKind<'tenants'> = {
  table: 'tenants',
  subjectType: 'tenant',
  secrets: { iban: { mask: maskIban } },
  derived: (row) => ({ register_entry: registerEntry(row) }),
}

/** @throws NotFound */
export async function readSettings(executor: Executor, scope: Within): Promise<TenantSettings> {
  const row = await executor
    .selectFrom('tenants')
    .select(['id', 'revision', ...Object.values(SECTIONS).flat()])
    .where('id', '=', scope.tenantId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}

/** Changes the settings of one form from now on; issued documents stay as they are. @throws RecordConflict */
export function changeSettings<Section extends SettingsSection>(
  house: House,
  scope: Scope,
  section: Section,
  { revision, ...values }: SectionValues<Section>,
): Promise<void> {
  const change = {
    id: scope.tenantId,
    values: values as Partial<Fields<'tenants'>>,
    revision,
    action: `tenant.${section}_changed`,
  }
  return writing(house, scope, async (trx) => {
    const { iban: before } = await readSettings(trx, scope)
    await changeRecord(trx, scope, TENANT, change)
    const { iban: after } = await readSettings(trx, scope)
    await reopenAccount(trx, scope, after)
    await tellOwnersOfAccount(trx, scope, { use: 'invoices', before, after })
  })
}

/** The account that invoices name, chosen among those of the firm. */
export async function changePaidAccount(
  trx: Trx,
  scope: Scope,
  account: Pick<TenantRow, 'iban' | 'bic' | 'bank_name'>,
): Promise<void> {
  const { iban: before } = await readSettings(trx, scope)
  const change = { id: scope.tenantId, values: account, action: 'tenant.bank_changed' }
  await changeRecord(trx, scope, TENANT, change)
  await tellOwnersOfAccount(trx, scope, { use: 'invoices', before, after: account.iban })
}
