import { createEmployee } from '~/domain/employees/employees.server'
import { writing } from '~/domain/kernel/writing.server'
import { createLink, tokenOf } from '~/domain/links/links.server'
import { codeOf } from '~/domain/portal-code/code'
import { changeSettings } from '~/domain/tenants/settings.server'
import { createTenant } from '~/domain/tenants/tenants.server'
import { publishPayslip } from '../factories/payslips'
import type { Firm } from './firm'

const NOBODY = {
  data_contact: null,
  data_officer: null,
  data_authority: null,
  hosted_by: null,
  payroll_partner: null,
}

export async function makeStrictFirm({ house, scope }: Firm, email: string | null, isCodeDemanded = true) {
  const { db, keyring } = house
  const now = scope()
  const { id: tenantId } = await createTenant(house, now, {
    name: 'Vorsicht & Söhne GmbH',
    street: 'Am Kai 3',
    postal_code: '24103',
    city: 'Kiel',
    country: 'DE',
    email: 'buero@vorsicht.example',
  })
  const own = { ...now, tenantId }
  await changeSettings(house, own, 'portal_code', {
    is_portal_code_demanded: isCodeDemanded ? 1 : 0,
    is_release_confirmed: 0,
  })
  await changeSettings(house, own, 'data_protection', { ...NOBODY, is_notice_shown: 1 })
  const { id: employeeId } = await createEmployee(house, own, {
    first_name: 'Merle',
    last_name: 'Thießen',
    email,
    street: 'Am Kanal 3',
    postal_code: '24106',
    city: 'Kiel',
    employment_type: 'part_time',
    entry_on: '2025-01-01',
  })
  const blank = { quantity: null, rate: null, baseCents: null }
  const lines = [
    { kind: 'earning', code: 'salary', label: 'Gehalt', amountCents: 200_000, ...blank } as const,
  ]
  await publishPayslip(house, own, { employeeId, month: '2026-01', lines })
  const subject = { purpose: 'mitarbeiter-portal', subjectId: employeeId, days: 30 } as const
  const link = await writing(house, own, (trx) => createLink(trx, keyring, own, subject))
  async function newestCode(): Promise<string> {
    const row = await db
      .selectFrom('portal_codes')
      .selectAll()
      .where('link_id', '=', link.id)
      .executeTakeFirstOrThrow()
    return codeOf(keyring, { tenantId, id: row.id, keyId: row.key_id }) ?? ''
  }
  return { path: `/mitarbeiter-portal/${await tokenOf(keyring, link)}`, newestCode }
}
