import { describe, expect, test } from 'vitest'
import { SEALED_COLUMNS } from '~/domain/kernel/sealed-columns'
import { readFirmFacts } from '~/domain/papers/firm-facts.server'
import { PAPERS } from '~/domain/papers/paper'
import { changeSettings } from '~/domain/tenants/settings.server'
import { writePaper } from '~/i18n/papers/papers.server'
import { words } from '~/i18n/papers/words.de.server'
import { makeEmployee } from '../../factories/employees'
import { tokenFor } from '../../factories/links'
import { ask, post } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { makeOwner, type Owner, read, stored } from '../owner'

/** What a forgotten value looks like on paper. */
const FORGOTTEN = /\b(undefined|null|NaN)\b|\[object/

const paper = async (owner: Owner, name: string, query = '') =>
  textOf(await read(owner, `${owner.path}/unterlagen/${name}${query}`))

describe('the papers of a firm', () => {
  test.each(PAPERS)('%s says what is set, in both languages, part for part', async (name) => {
    const owner = await makeOwner()
    const { name: firm } = await stored(owner.scope.tenantId)
    const [german, english] = await Promise.all(
      ['', '?sprache=en'].map((query) => read(owner, `${owner.path}/unterlagen/${name}${query}`)),
    )
    for (const html of [german, english]) {
      expect(textOf(html ?? '')).toContain(firm)
      expect(textOf(html ?? '')).not.toMatch(FORGOTTEN)
    }
    const shapeOf = (html = '') => (html.match(/<(h2|li|dt|th|p|td)\b/g) ?? []).join('')
    expect(shapeOf(english)).toBe(shapeOf(german))
    expect(textOf(english ?? '')).toContain('not legal advice')
  })

  test('follow a setting, and mark what nobody has said', async () => {
    const owner = await makeOwner()
    const before = await paper(owner, 'verzeichnis')
    expect(before).toMatch(/Datenschutzbeauftragte Person\s*bitte ergänzen/)
    const answer = await post(
      `${owner.path}/datenschutz`,
      { data_officer: 'Dr. Änne Voß, Kiel', data_authority: 'ULD Schleswig-Holstein', hosted_by: 'Förde IT' },
      owner.headers,
    )
    expect(answer.status).toBe(303)
    const after = await paper(owner, 'verzeichnis')
    expect(after).toMatch(/Datenschutzbeauftragte Person\s*Dr\. Änne Voß, Kiel/)
    expect(after).toMatch(/Betreiber des Servers \(d\)\s*Förde IT/)
    expect(await paper(owner, 'hinweis-mitarbeiter')).toContain('beschweren bei ULD Schleswig-Holstein')
    expect(await paper(owner, 'auftragsverarbeitung')).toMatch(/Auftragsverarbeiter\)\s*Förde IT/)
  })

  test('say what is off, on the paper and in the list', async () => {
    const owner = await makeOwner()
    const off = 'Ein zweiter Faktor wird nicht verlangt von: Leitung, Rechnungen, Lohn, Nur Ansicht'
    expect(await paper(owner, 'massnahmen')).toContain(off)
    expect(await paper(owner, 'massnahmen')).toMatch(
      /eine Stunde lang nicht, schreibt Zahltag|niemandem per Mail\. Einschalten: SMTP_URL/,
    )
    const list = textOf(await read(owner, `${owner.path}/unterlagen`))
    expect(list).toContain(off)
    expect(list).toContain('Sicherungen liegen nur auf demselben Rechner')
    await changeSettings(house, owner.scope, 'portal_code', {
      is_portal_code_demanded: 1,
      is_release_confirmed: 1,
    })
    const measures = await paper(owner, 'massnahmen')
    expect(measures).toContain('Mitarbeiter brauchen für ihre Lohnzettel außer dem Link einen Code')
    expect(measures).not.toContain('ohne weiteren Code')
    expect(measures).toContain('Lohnzettel geben immer zwei Personen frei.')
  })

  test('are for whoever runs the firm alone; the notice for whoever takes people on', async () => {
    const owner = await makeOwner()
    for (const [role, notice] of [
      ['payroll', 200],
      ['invoicing', 403],
      ['read_only', 403],
    ] as const) {
      const headers = await signedInAs(house, owner.scope, role)
      for (const path of ['', '/massnahmen', '/hinweis-mitarbeiter']) {
        expect((await ask(`${owner.path}/unterlagen${path}`, { headers })).status).toBe(403)
      }
      expect((await ask('/buero/mitarbeiter/datenschutzhinweis', { headers })).status).toBe(notice)
    }
    expect((await ask(`${owner.path}/unterlagen/gibt-es-nicht`, { headers: owner.headers })).status).toBe(404)
  })

  test('tell employees of all data that is kept to calculate pay, and of all who get any', async () => {
    const { scope } = await makeOwner()
    const facts = await readFirmFacts(house.reader, scope)
    const backups = { isHourly: true, isEncrypted: true, isCopiedAway: true, lastAt: null, rehearsedAt: null }
    const told = (isCalculating: boolean, bucketHost: string | null) => {
      const hosts = { mailHost: null, providerHost: null, pingHost: null }
      const place = { version: '1.0.0', address: 'https://lohn.example.de', isEncryptedOnTheWay: true }
      const installation = { ...place, ...hosts, backups: { ...backups, bucketHost } }
      const all = { ...facts, isCalculating, installation }
      return JSON.stringify([
        writePaper('hinweis-mitarbeiter', all, 'de'),
        writePaper('verzeichnis', all, 'de'),
      ])
    }
    expect(told(false, null)).not.toMatch(/Kinder|Speicherdienst .*, für/)
    const whole = told(true, 'bucket.example')
    expect(whole).toContain('Geburtstage Ihrer Kinder')
    expect(whole).toContain('ihre Kinder')
    expect(whole).toContain('der Speicherdienst bucket.example, für Sicherungen')
    expect(whole).toContain('Gläubiger einer Pfändung')
  })

  test('name every sealed table', () => {
    expect(Object.keys(words.sealedTables).sort()).toEqual(Object.keys(SEALED_COLUMNS).sort())
  })
})

test('employees find the notice on their page once the firm shows it', async () => {
  const owner = await makeOwner()
  const employee = await makeEmployee(house, owner.scope)
  const link = `/mitarbeiter-portal/${await tokenFor(house, owner.scope, 'mitarbeiter-portal', employee.id)}`
  const portal = async () => (await ask(link)).text()
  expect(await portal()).not.toContain('/datenschutz')
  expect((await ask(`${link}/datenschutz`)).status).toBe(404)
  await post(`${owner.path}/datenschutz`, { is_notice_shown: 'ja' }, owner.headers)
  expect(textOf(await portal())).toContain('Was die Firma mit Ihren Daten macht')
  const notice = textOf(await (await ask(`${link}/datenschutz`)).text())
  expect(notice).toContain('Lohnzettel: 8 Jahre')
  expect(notice).toContain('Übergaben an das Lohnbüro: 8 Jahre')
  expect(notice).toContain('wer wann was an Ihren Angaben geändert hat')
  expect(notice).not.toMatch(FORGOTTEN)
  expect(notice).not.toContain('bitte ergänzen')
})
