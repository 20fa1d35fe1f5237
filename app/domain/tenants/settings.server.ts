import type { TenantRow } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../errors'
import type { Executor, House } from '../house'
import { maskIban } from '../iban'
import type { Scope, Within } from '../scope'
import { writing } from '../writing.server'

/** What the owner keeps of a firm, by the form that changes it. The names are those of the columns and the fields. */
const SECTIONS = {
  address: [
    'name',
    'street',
    'postal_code',
    'city',
    'country',
    'email',
    'phone',
    'website',
    'managing_director',
    'register_entry',
    'vat_id',
    'tax_number',
    'language',
  ],
  bank: ['iban', 'bic', 'bank_name', 'creditor_id'],
  terms: ['payment_term_days', 'invoice_link_days', 'portal_link_days', 'employee_link_days'],
  sender: ['mail_from_name', 'mail_from', 'mail_reply_to'],
  second_step: ['is_second_step_demanded'],
} as const satisfies Record<string, readonly (keyof TenantRow)[]>

type Sections = typeof SECTIONS
export type SettingsSection = keyof Sections

/** The values of one form. */
export type SectionValues<Section extends SettingsSection> = Pick<TenantRow, Sections[Section][number]>

/** All that the owner keeps of a firm. */
export type TenantSettings = Pick<TenantRow, 'id' | Sections[SettingsSection][number]>

/** The settings of the scope's tenant. @throws NotFound */
export async function readSettings(executor: Executor, scope: Within): Promise<TenantSettings> {
  const row = await executor
    .selectFrom('tenants')
    .select(['id', ...Object.values(SECTIONS).flat()])
    .where('id', '=', scope.tenantId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}

/** Changes what one form keeps, from now on: what is issued stays as it is. The same values again change nothing. */
export function changeSettings<Section extends SettingsSection>(
  house: House,
  scope: Scope,
  section: Section,
  values: SectionValues<Section>,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const stored = await readSettings(trx, scope)
    const changed = SECTIONS[section].filter((column) => stored[column] !== asRow(values)[column])
    if (changed.length === 0) return
    await trx.updateTable('tenants').set(pick(values, changed)).where('id', '=', scope.tenantId).execute()
    await recordAudit(trx, scope, {
      action: `tenant.${section}_changed`,
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      before: audited(pick(stored, changed)),
      after: audited(pick(values, changed)),
    })
  })
}

function pick(values: object, columns: readonly (keyof TenantRow)[]): Partial<TenantRow> {
  return Object.fromEntries(columns.map((column) => [column, asRow(values)[column]]))
}

function asRow(values: object): Partial<TenantRow> {
  return values
}

function audited(values: Partial<TenantRow>): object {
  return values.iban ? { ...values, iban: maskIban(values.iban) } : values
}
