import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ask } from '../../support/app'
import { readZip } from '../../support/zip'
import { audit } from '../owner'
import { setting } from '../payroll-payments/payment-desk'

const ZIP = '/buero/lohnzettel/abrechnung/2026-05/uebergabe.zip'

test('an adviser gets everything of a month in one file, with a checksum of each part', async () => {
  const { owner } = await setting()
  const answer = await ask(ZIP, { headers: owner.headers })
  expect(answer.headers.get('content-disposition')).toContain('lohn-2026-05.zip')
  const files = readZip(Buffer.from(await answer.arrayBuffer()))
  const names = Object.keys(files)
  for (const part of [
    'lohnjournal',
    'beitragsnachweise',
    'lohnsteuer',
    'buchungen',
    'zahlungen',
    'aenderungen',
  ])
    expect(
      names.filter((name) => name.toLowerCase().includes(part)),
      part,
    ).not.toEqual([])
  const contents = files['INHALT.txt']?.toString() ?? ''
  expect(contents).toContain('VORLÄUFIG')
  expect(contents).toContain('Es fehlt die Datei für DATEV')
  for (const [name, bytes] of Object.entries(files).filter(([one]) => one !== 'INHALT.txt'))
    expect(contents).toContain(`${createHash('sha256').update(bytes).digest('hex')}  ${name}`)
  expect(files['aenderungen-2026-05.csv']?.toString()).toContain('Petersen, Jörg')
  expect((await audit(owner.scope.tenantId)).at(-1)?.action).toBe('payroll.report_downloaded')
})
