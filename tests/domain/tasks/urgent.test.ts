import { describe, expect, test } from 'vitest'
import type { Task } from '~/domain/tasks/task'
import { urgentOf } from '~/domain/tasks/urgent'

const QUIET = {
  tasks: { items: [] },
  mails: { troubled: 0, delayed: 0, waiting: 0, isPaused: false },
  billing: { failed: 0, drafts: 0 },
  bank: 0,
  owed: { overdueCount: 0, overdueCents: 0 },
  remindable: 0,
  slips: [],
  reports: 0,
  addresses: [],
  payroll: [],
}
const TASK: Task = {
  id: 'a',
  kind: 'message',
  subjectId: 'b',
  area: 'invoicing',
  customerId: 'c',
  employeeId: null,
  about: 'Hafenkontor',
  detail: null,
  at: '2026-03-02T09:00:00.000Z',
  assignedTo: null,
  assignee: null,
  doneAt: null,
}
const PAID = { month: '2026-02', employees: 3, hours: 1, expected: 2, payslips: 0 }
const CURRENT = { month: '2026-03', employees: 3, hours: 0, expected: 3, payslips: 0 }

type Standing = Parameters<typeof urgentOf>[0]
const kindsIn = (standing: Partial<Standing>) => urgentOf({ ...QUIET, ...standing }).map(({ kind }) => kind)

describe('what is urgent', () => {
  test('is nothing on a quiet day, nor for somebody who may see none of it', () => {
    expect(kindsIn({})).toEqual([])
    expect(kindsIn({ billing: null, bank: null, owed: null, slips: null, payroll: null })).toEqual([])
  })

  test('comes in order: mail in doubt, people who wait, money, payslips, hours, mail on its way', () => {
    const urgent = urgentOf({
      tasks: { items: [TASK] },
      mails: { troubled: 1, delayed: 2, waiting: 5, isPaused: true },
      billing: { failed: 3, drafts: 4 },
      bank: 2,
      owed: { overdueCount: 6, overdueCents: 700 },
      remindable: 5,
      slips: [{ month: '2026-02', isCalculated: true, count: 8 }],
      reports: 9,
      addresses: [{ id: 'e', name: 'Jörg Petersen' }],
      payroll: [PAID, CURRENT],
    })
    expect(urgent).toEqual([
      { kind: 'mails_troubled', count: 1 },
      { kind: 'mails_paused' },
      { kind: 'mails_delayed', count: 2 },
      { kind: 'address_held', person: { id: 'e', name: 'Jörg Petersen' } },
      { kind: 'billing_failed', count: 3 },
      { kind: 'task', task: TASK },
      { kind: 'billing_drafts', count: 4 },
      { kind: 'bank_open', count: 2 },
      { kind: 'overdue', count: 6, cents: 700 },
      { kind: 'remindable', count: 5 },
      { kind: 'slips_waiting', waiting: { month: '2026-02', isCalculated: true, count: 8 } },
      { kind: 'reports_due', count: 9 },
      { kind: 'hours_missing', month: PAID },
      { kind: 'mails_waiting', count: 3 },
    ])
  })

  test.each<[string, Partial<Standing>, string[]]>([
    ['hours of the month being paid', { payroll: [PAID] }, ['hours_missing']],
    ['once everybody is paid', { payroll: [{ ...PAID, payslips: 3 }] }, []],
    ['once all expected hours are there', { payroll: [{ ...PAID, hours: 2 }] }, []],
    ['the current month can wait', { payroll: [{ ...PAID, hours: 2 }, CURRENT] }, []],
    [
      'mail that was tried is not counted twice',
      { mails: { ...QUIET.mails, delayed: 2, waiting: 2 } },
      ['mails_delayed'],
    ],
    ['money that is owed, but not late', { owed: { overdueCount: 0, overdueCents: 0 } }, []],
  ])('%s', (_, standing, kinds) => expect(kindsIn(standing)).toEqual(kinds))
})
