import { expect, test } from 'vitest'
import { attachablePart, garnishments } from '~/domain/payroll/payslip/garnishment'
import { payslipInput } from '~/domain/payroll/payslip/input'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { inputWith } from './worked-payslip'

const of = shippedFigures().in('2026-05')

const input = (dependants: number, month = '2026-05') => {
  const order = { kind: 'ordinary', dependants, dueCents: 10_000_00 }
  return payslipInput.parse(inputWith({ month, garnishments: [order] }))
}

// § 850c ZPO from July 2025: free 1,555.00, 2,140.23, then 326.04 more for each; all above 4,766.99.
test.each([
  [0, 1_559_99, 0],
  [0, 1_560_00, 3_50],
  [0, 5_000_00, 2_476_51],
  [2, 5_000_00, 1_150_50],
  [3, 5_000_00, 823_32],
  [4, 5_000_00, 561_34],
  [5, 5_000_00, 364_57],
  [6, 5_000_00, 364_57],
])('with %s dependants of %s cents net', (dependants, net, cents) => {
  const [line] = garnishments(input(dependants), { netPay: BigInt(net), own: 0n }, of)
  expect(Number(-(line?.amount ?? 0n))).toBe(cents)
})

// § 850a ZPO: half of overtime with its premium, half of 1,555.00 rounded up to ten euros at Christmas.
test.each([
  [{ kind: 'overtime_premium' }, 50_00n],
  [{ kind: 'overtime' }, 50_00n],
  [{ kind: 'running', purpose: 'overtime' }, 50_00n],
  [{ kind: 'savings' }, 0n],
  [{ kind: 'one_time', purpose: 'holiday' }, 0n],
  [{ kind: 'one_time', purpose: 'christmas', amount: 1_000_00n }, 220_00n],
])('what of an earning can be attached: %o', (earning, part) => {
  const whole = { amount: 100_00n, basis: undefined, purpose: undefined, ...earning }
  expect(attachablePart(whole as Parameters<typeof attachablePart>[0], of)).toBe(part)
})
