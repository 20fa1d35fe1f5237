import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paymentChoiceForm } from '~/guest/invoice/choice-form'
import { readBatchIds, readTicked } from '~/kit/forms/batch-form'
import { assignmentForm, droppedSlipForm, secretForm, tenantSwitchForm } from '~/kit/forms/button-fields'
import { deductedIn } from '~/kit/forms/deduction-fields'
import { formKey, idsIn } from '~/kit/forms/ids'
import { paymentWay } from '~/kit/forms/payment-way'
import { readPaymentsQuery } from '~/kit/forms/payments-query'
import { tickedIn, undoForm } from '~/kit/forms/receipt-forms'
import { readUploadedFile } from '~/kit/forms/uploaded-file.server'
import { readAuditQuery } from '~/office/audit/query'
import { idForm, idReleaseForm } from '~/office/hours/forms'
import { readEmployee } from '~/office/imports/employee-row'
import { copyForm } from '~/office/invoices/forms'
import { assignForm } from '~/office/payslip-files/forms'

const TODAY = '2026-03-02'
const ID = 'b3f2a9c0-5d1e-4f7a-8b6c-0d9e1f2a3b4c'
const SHOUTED = ID.toUpperCase()

const ANNA = {
  first_name: 'Anna',
  last_name: 'Petersen',
  street: 'Hafenweg 1',
  postal_code: '24103',
  city: 'Kiel',
  entry_on: '01.02.2026',
  employment_type: 'Minijob',
}

const at = (query: string) => new Request(`http://localhost/liste?${query}`)

/** What a door makes of an id in capitals. Paths: the gate (invoice-token.test.ts); deliveries: schema.test.ts. */
const doors: [string, (id: string) => unknown][] = [
  ['the key of a form', (key) => formKey().parse(key)],
  ['the key of a copy', (form_key) => copyForm.parse({ form_key })],
  ['the key of an uploaded file', (key) => uploadedKey(key)],
  [
    'a time recorder’s id',
    (kennung) => [idForm.parse({ kennung, employee_id: kennung }), idReleaseForm.parse({ kennung })],
  ],
  [
    'whose payslip a file has',
    (employee_id) => assignForm.parse({ employee_id, month: '2026-02', revision: '1' }),
  ],
  ['an imported employee', (id) => readEmployee(TODAY)({ ...ANNA, id })],
  ['the mandate of a draft', (way) => paymentWay.parse(way)],
  ['a mandate that is chosen', (choice) => paymentChoiceForm.parse({ choice })],
  ['a booking that is undone', (booking) => undoForm.parse({ booking, reason: 'x' })],
  ['invoices that are paid', (id) => tickedIn({ [`rechnung_${id}`]: 'ja' })],
  ['advances that are deducted', (id) => deductedIn({ [`abzug_${id}`]: 'ja' })],
  ['drafts that are issued', (id) => readTicked(new URLSearchParams({ entwurf: `${id}.3` }), 5)],
  ['what became of them', (id) => readBatchIds(at(`rechnung=${id}`), 5)],
  ['ticked rows', (id) => idsIn(new URLSearchParams({ zettel: id }), 'zettel')],
  ['a payslip that is dropped', (lohnzettel) => droppedSlipForm.parse({ lohnzettel })],
  ['a secret that is revoked', (geheimnis) => secretForm.parse({ geheimnis })],
  ['a firm that is entered', (tenant) => tenantSwitchForm.parse({ tenant })],
  ['whom a page showed as assignee', (stand) => assignmentForm.parse({ ich: 'ja', stand })],
  ['rows of the audit', (id) => readAuditQuery(at(`eintrag=${id}&person=${id}&nach=${id}`))],
  ['a receipt with all its invoices', (id) => readPaymentsQuery(at(`zahlung=${id}&vor=${id}`))],
]

test.each(doors)('an id in capitals: %s', async (_, read) => {
  const made = await read(ID)
  expect(JSON.stringify(made)).toContain(ID)
  expect(await read(SHOUTED)).toEqual(made)
})

test('the id of a link tells capitals apart', () => {
  expect(readAuditQuery(at('eintrag=aZ_9-Bx')).subjectId).toBe('aZ_9-Bx')
})

test('no other schema reads ids', () => {
  const schemas = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const reading = schemas.filter((file) => /[.](guid|uuid)\(/.test(readFileSync(join('app', file), 'utf8')))
  expect(reading.sort()).toEqual(['domain/inbox/fields.ts', 'kit/forms/ids.ts'])
})

async function uploadedKey(key: string): Promise<string | undefined> {
  const body = new FormData()
  body.set('form_key', key)
  body.set('file', new Blob(['x']))
  return (await readUploadedFile(new Request('http://localhost/', { method: 'POST', body })))?.formKey
}
