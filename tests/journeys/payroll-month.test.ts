import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeEmployee } from '../factories/employees'
import { payslipFile } from '../factories/payslip-files'
import type { Owner } from '../office/owner'
import { house } from '../support/house'
import { plainHand } from '../support/plain-hand'
import { postWebhook } from '../support/post-webhook'
import type { Hand } from './hand'
import { expectPdf, mailedLink } from './mailed-link'
import { neverLosePatience, officeHand } from './office'

// A month as a small firm has it: hours from a time recorder, payslips from the payroll office.

const MONTH = '2026-03'

test('from the first hours to the payslip that its employee has read', async () => {
  const { office, owner } = await officeHand()
  neverLosePatience()
  const ada = await personOf(owner, 'Ada', 'Brügge')
  const bea = await personOf(owner, 'Bea', 'Ärger')

  await report(owner, [ada.id, 160], [randomUUID(), 80])
  await office.open(`/buero/stunden?monat=${MONTH}`)
  await office.select('Wer ist das?', `${bea.listed} (${bea.number})`)
  await office.press('Zuordnen')
  await office.reads('Die Kennung ist zugeordnet.')
  await office.press('Monat abschließen')
  await office.reads('Der Monat ist abgeschlossen.')

  await report(owner, [ada.id, 162.5])
  await office.open(`/buero/stunden?monat=${MONTH}`)
  await office.follow(`Entscheiden: Stunden von ${ada.listed}`)
  await office.write('Warum?', 'Stundenzettel nachgereicht')
  await office.press('Annehmen')
  await office.reads('Die gemeldeten Stunden gelten jetzt.')

  const handedOver = await handOver(office)
  for (const part of [ada.number, '162,50', bea.number]) expect(handedOver).toContain(part)

  await readPayslips(office, await payslipFile([ada.paper, { ...bea.paper, number: '0' }], 'lines', MONTH))
  await office.follow('Ansehen: Seite 2 aus lohn.pdf')
  await office.reads('Der Name passt, aber keine Nummer.')
  await office.select('Gehört zu', `${bea.listed} (${bea.number})`)
  await office.press('So zuordnen')
  await office.reads('Der Lohnzettel ist zugeordnet und kann freigegeben werden.')
  for (const { listed } of [ada, bea]) await office.check(`Lohnzettel von ${listed}`)
  await office.press('Angekreuzte freigeben und ankündigen')
  await office.reads('Die Lohnzettel sind freigegeben.')

  const street = plainHand()
  await street.open(await mailedLink(office, ada, '/mitarbeiter-portal/'))
  await street.reads(ada.name)
  expectPdf(await street.download(/^PDF Lohnzettel/))

  const wasRead = 'Vom Mitarbeiter heruntergeladen'
  await office.open(`/buero/mitarbeiter/${ada.id}/monate/${MONTH}`)
  await office.reads(wasRead)
  await office.open(`/buero/mitarbeiter/${bea.id}/monate/${MONTH}`)
  await office.reads('Freigegeben')
  await expect(office.reads(wasRead)).rejects.toThrow('does not say')
})

async function personOf({ scope }: Owner, firstName: string, lastName: string) {
  const email = `${firstName.toLowerCase()}@post.example`
  const names = { first_name: firstName, last_name: lastName }
  const { id, number } = await makeEmployee(house, scope, { ...names, email })
  return {
    ...{ id, number, email, listed: `${lastName}, ${firstName}`, name: `${firstName} ${lastName}` },
    paper: { number, firstName, lastName },
  }
}

/** As a time recorder does. */
async function report({ scope }: Owner, ...entries: [id: string, hours: number][]): Promise<void> {
  const hours = entries.map(([id, stunden]) => ({ id, stunden, ueberstunden: 0 }))
  const daten = { monat: MONTH, mitarbeiter: hours }
  const message = { event: 'zeiterfassung.export', mandant_id: scope.tenantId, daten }
  const { body } = await postWebhook(JSON.stringify(message))
  expect(body).toMatchObject({ status: 'received', processed: entries.length })
}

async function handOver(office: Hand): Promise<string> {
  await office.open(`/buero/stunden/${MONTH}/uebergabe`)
  await office.press('Datei erstellen')
  await office.reads('Die Datei ist erstellt.')
  return (await office.download(/\.(?:csv|txt)$/)).toString('utf8')
}

async function readPayslips(office: Hand, buffer: Buffer): Promise<void> {
  await office.open('/buero/lohnzettel/eingang')
  await office.write('Abrechnungsmonat', MONTH)
  await office.attach({ name: 'lohn.pdf', mimeType: 'application/pdf', buffer }, 'PDF-Dateien')
  await office.press('Einlesen')
  await office.reads('Die Lohnzettel sind eingelesen.')
}
