import { expect, test } from 'vitest'
import { keepFile } from '~/domain/payslip-files/keep.server'
import { pdf } from '../../factories/payslip-files'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, read } from '../owner'
import { keepPayrollSettings, makePaid } from '../payroll-run/desk'

const MAY = '2026-05'

/** As a payroll office prints 3,000 € in class I, with an additional rate of 3.29 instead of 2.9 %. */
const LINES = [
  ...[
    ['Gesamtbrutto', '3.000,00'],
    ['Lohnsteuer', '284,08-'],
    ['KV-Beitrag', '268,35-'],
  ],
  ...[
    ['RV-Beitrag', '279,00-'],
    ['Auszahlungsbetrag', '2.048,57'],
  ],
] as const

test('the payslip of the payroll office lies beside our calculation, with a likely reason', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { state: 'SH' })
  const pay = { from: MAY, kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn: '2026-05-01', pay })
  const path = `${employee.slip(MAY)}/lohnbuero`
  expect(textOf(await read(owner, path))).toContain('gibt es keinen Lohnzettel des Lohnbüros')
  expect(await employee.page(MAY)).not.toContain('Mit dem Lohnbüro vergleichen')
  const bytes = await pdf({}, (doc) => {
    doc.addPage()
    LINES.forEach(([name, amount], row) => {
      doc
        .fontSize(9)
        .text(name, 60, 300 + row * 16)
        .text(amount, 400, 300 + row * 16)
    })
  })
  const slip = { firstPage: 0, pageCount: 1, employeeId: employee.id, month: MAY, doubt: null, bytes }
  const file = { month: MAY, fileName: 'mai.pdf', sha256: 'mai', pageCount: 1, slips: [slip] }
  await keepFile(house, owner.scope, file)
  expect(await employee.page(MAY)).toContain('Mit dem Lohnbüro vergleichen')
  const said = textOf(await read(owner, path))
  expect(said).toMatch(/Gesamtbrutto 3\.000,00 € 3\.000,00 € gleich/)
  // 3,000 € × (14.6 + 3.29) % / 2 against × (14.6 + 2.9) % / 2.
  expect(said).toMatch(/268,35 € 262,50 € 5,85 € Stimmt mit einem Zusatzbeitrag von 3,29\s% überein/)
  expect(said).toMatch(/Pflegeversicherung – \(nicht gelesen\) 72,00 € –/)
  expect(said).toContain('noch nicht freigegeben')
})
