import { expect, test } from 'vitest'
import { usualAccounts } from '~/domain/payroll-books/accounts'
import { bookingsOf } from '~/domain/payroll-books/bookings'
import type { Counted } from '~/domain/payroll-month/counted'
import { counting } from '../payroll-reports/people'

const SKR03 = { accounts: usualAccounts('skr03') }
const SKR04 = { accounts: usualAccounts('skr04') }

/** Account, side and euros, as an accountant writes them. */
const written = (counted: Counted[], map = SKR03) =>
  bookingsOf(counted, map).bookings.map(
    ({ account, side, cents }) => `${account} ${side === 'debit' ? 'S' : 'H'} ${(cents / 100).toFixed(2)}`,
  )

const SALARY = { kind: 'salary', monthlyCents: 300_000 }

test('a salary of 3,000: gross and the firm’s share against what is owed', () => {
  // Employer: health 262.50, care 54.00, pension 279.00, unemployment 39.00; levies 64.50. By the reports 2,054.42 net.
  expect(written([counting('Ahrens', { earnings: [SALARY] })])).toEqual([
    '4120 S 3000.00',
    '4130 S 699.00',
    '1740 H 2054.42',
    '1741 H 293.08',
    '1742 H 1351.50',
  ])
})

test('the same in SKR04', () => {
  expect(
    written([counting('Ahrens', { earnings: [SALARY] })], SKR04).map((line) => line.slice(0, 4)),
  ).toEqual(['6020', '6110', '3720', '3730', '3740'])
})

test('a Minijob has accounts of its own, and its flat tax is owed with the contributions', () => {
  const slip = counting('Minkowski', {
    employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
    taxCard: undefined,
    earnings: [{ kind: 'salary', monthlyCents: 50_000 }],
  })
  // 13 and 15 %, levies 5.85; 2 % flat tax; the employee pays 3.6 %.
  expect(written([slip])).toEqual([
    '4195 S 500.00',
    '4144 S 145.85',
    '4194 S 10.00',
    '1740 H 482.00',
    '1742 H 173.85',
  ])
})

test('savings, a company pension, a garnishment, an advance and a benefit in kind are apart', () => {
  const slip = counting('Viel', {
    earnings: [
      SALARY,
      { kind: 'savings', employerCents: 2_000, savedCents: 4_000 },
      { kind: 'pension_conversion', amountCents: 10_000, employerCents: 1_500, usedThisYearCents: 0 },
      { kind: 'benefit_in_kind', amountCents: 6_000 },
    ],
    deductions: [{ kind: 'advance', amountCents: 20_000 }],
    garnishments: [{ kind: 'ordinary', label: 'Inkasso Nord', dueCents: 5_000, dependants: 0 }],
  })
  const lines = written([slip])
  for (const line of ['4170 S 20.00', '4165 S 115.00', '1750 H 40.00', '1748 H 115.00', '1748 H 50.00'])
    expect(lines).toContain(line)
  for (const line of ['1530 H 200.00', '8590 H 60.00']) expect(lines).toContain(line)
  // The converted pay lowers gross pay.
  expect(lines).toContain('4120 S 2960.00')
})

test('a correction that takes back stands on the other side, and both sides stay equal', () => {
  const salary = (monthlyCents: number) => ({ earnings: [{ kind: 'salary', monthlyCents }] })
  const lines = written([counting('Petersen', salary(300_000), salary(320_000))])
  expect(lines).toContain('4120 H 200.00')
  expect(lines).toContain('1741 S 44.17')
})

test('an account that is missing is named', () => {
  const accounts = { ...SKR03.accounts, owed_tax: '', in_kind: '' }
  expect(bookingsOf([counting('Ahrens', { earnings: [SALARY] })], { accounts }).missing).toEqual(['owed_tax'])
})
