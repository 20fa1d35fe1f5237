import { expect, test } from 'vitest'
import { mailAreasOf, type Right, ROLES, rolesWith, taskAreasOf } from '~/domain/kernel/rights'
import type { Role } from '~db/schema'

// What a change of the table in app/domain/kernel/rights.ts would give away, said a second time.

test.each<[Right, Role[]]>([
  ['keep_account', ['owner', 'invoicing', 'payroll', 'read_only']],
  ['use_office', ['owner', 'invoicing', 'payroll', 'read_only']],
  ['manage_firm', ['owner']],
  ['see_invoices', ['owner', 'invoicing', 'read_only']],
  ['see_employees', ['owner', 'payroll', 'read_only']],
  ['keep_employees', ['owner', 'payroll']],
  ['see_pay', ['owner', 'payroll']],
  ['see_sensitive', ['owner', 'payroll']],
  ['share_invoice_links', ['owner', 'invoicing']],
  ['share_payslip_links', ['owner', 'payroll']],
  ['handle_mails', ['owner', 'invoicing', 'payroll']],
  ['pause_mails', ['owner']],
])('%s: %j', (right, roles) => {
  expect([...rolesWith(right)]).toEqual(roles)
})

test('mails about payslips never show to invoicing, nor those about invoices to payroll', () => {
  expect(Object.fromEntries(ROLES.map((role) => [role, mailAreasOf(role)]))).toEqual({
    owner: ['invoicing', 'payroll', 'accounts'],
    invoicing: ['invoicing'],
    payroll: ['payroll'],
    read_only: ['invoicing', 'payroll'],
  })
})

test('tasks of payroll show to those alone who see what somebody earns', () => {
  expect(Object.fromEntries(ROLES.map((role) => [role, taskAreasOf(role)]))).toEqual({
    owner: ['invoicing', 'payroll'],
    invoicing: ['invoicing'],
    payroll: ['payroll'],
    read_only: ['invoicing'],
  })
})
