import { expect, test } from 'vitest'
import { killRelease } from '../torture/release-killed'

test('payslips whose release is killed in the middle are out once, with one mail each', async () => {
  const { faults, killedAt } = await killRelease(40)
  expect(faults).toEqual([])
  for (const released of killedAt) expect(released).toBeLessThan(40)
}, 120_000)
