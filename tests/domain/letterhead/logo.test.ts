import { expect, test } from 'vitest'
import type { Render } from '~/domain/documents/render'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { findLogo } from '~/domain/letterhead/logo.server'
import { printableLogo } from '~/domain/letterhead/printable-logo.server'
import { setLogo } from '~/domain/letterhead/set-logo.server'
import type { PayslipView } from '~/domain/payslips/view'
import { makeCustomer } from '../../factories/customers'
import { makeEmployee, payLine } from '../../factories/employees'
import { makeDraft } from '../../factories/invoices'
import { COLOR_JPEG, PNG_KINDS } from '../../factories/logos'
import { publishPayslip } from '../../factories/payslips'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { renderJson } from '../../support/render'
import { rendering } from '../../support/test-house'
import { wideLogo } from '../../support/views/logos'

test('a logo is kept as letters carry it, and the next one takes its place', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  expect(await findLogo(db, scope)).toBeUndefined()
  const palette = PNG_KINDS['palette, interlaced'] ?? new Uint8Array()
  await setLogo(house, scope, palette)
  expect(Buffer.from(printableLogo(palette).bytes).equals((await findLogo(db, scope)) ?? Buffer.of())).toBe(
    true,
  )
  await setLogo(house, scope, COLOR_JPEG)
  expect(Buffer.from(COLOR_JPEG).equals((await findLogo(db, scope)) ?? Buffer.of())).toBe(true)
})

test('what is refused changes nothing', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  await expect(setLogo(house, scope, new Uint8Array(9))).rejects.toThrow('logo_type')
  expect(await findLogo(db, scope)).toBeUndefined()
})

test('the audit says what kind of picture it is', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  await setLogo(house, scope, COLOR_JPEG)
  const entry = await db
    .selectFrom('audit_entries')
    .select(['actor', 'subject_id', 'after_json'])
    .where('action', '=', 'tenant.logo_set')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ actor: scope.actor, subject_id: scope.tenantId })
  expect(JSON.parse(entry.after_json ?? '')).toEqual({
    mediaType: 'image/jpeg',
    width: 16,
    height: 8,
    byteLength: COLOR_JPEG.length,
  })
})

test('every document is rendered with the logo of its own firm', async () => {
  const { house } = freshDatabase()
  const [own, other] = [await makeTenant(house), await makeTenant(house, { name: 'Garten Groth' })]
  await setLogo(house, own, wideLogo())
  for (const [scope, expected] of [
    [own, wideLogo()],
    [other, null],
  ] as const) {
    const logos: (Uint8Array | null)[] = []
    const render: Render<InvoiceView | PayslipView> = (view, letterhead) => {
      logos.push(letterhead.logo && new Uint8Array(letterhead.logo))
      return renderJson(view)
    }
    const draft = await makeDraft(house, scope, (await makeCustomer(house, scope)).id)
    const watched = rendering(house, { invoice: render, payslip: render })
    await issueInvoice(watched, scope, draft.id)
    await cancelInvoice(watched, scope, draft.id)
    const employee = await makeEmployee(house, scope)
    await publishPayslip(watched, scope, {
      employeeId: employee.id,
      month: '2026-02',
      lines: [payLine('earning', 300_000)],
    })
    expect(logos).toEqual([expected, expected, expected])
  }
})
