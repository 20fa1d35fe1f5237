import { describe, expect, test } from 'vitest'
import { cellsByField } from '~/domain/imports/table'
import { guessColumns } from '~/office/imports/columns'
import { CUSTOMER_HEADINGS } from '~/office/imports/customer-headings'
import { readCustomer } from '~/office/imports/customer-row'
import { EMPLOYEE_HEADINGS } from '~/office/imports/employee-headings'
import { readEmployee } from '~/office/imports/employee-row'

// The headings are those that the programs document; the rows are made up.

type Row = Record<string, string>

/** What a row becomes with its columns mapped as guessed. */
function customer(row: Row) {
  const columns = guessColumns(Object.keys(row), CUSTOMER_HEADINGS, [])
  return readCustomer(cellsByField({ columns, defaults: { kind_otherwise: 'business' } }, Object.values(row)))
}

function employee(row: Row) {
  const columns = guessColumns(Object.keys(row), EMPLOYEE_HEADINGS, [])
  return readEmployee('2026-11-22')(cellsByField({ columns, defaults: {} }, Object.values(row)))
}

const ADDRESS = { postal_code: '24103', city: 'Kiel', country: 'DE' }

test.each([
  ['US', ...['us', 'USA', 'Vereinigte Staaten', 'Vereinigte Staaten von Amerika', 'United States']],
  ['TR', ...['TR', 'TUR', 'Türkei', 'Turkey', 'Türkiye']],
  ['UA', ...['ua', 'UKR', 'Ukraine']],
  ['AE', ...['AE', 'VAE', 'Vereinigte Arabische Emirate', 'United Arab Emirates']],
  ['GB', ...['UK', 'Großbritannien', 'Vereinigtes Königreich', 'United Kingdom']],
  ['CZ', ...['CZ', 'CZE', 'Tschechien', 'Tschechische Republik', 'Czech Republic']],
  ['FR', ...['F', 'FRA', 'Frankreich']],
  ['SS', ...['Südsudan', 'South Sudan']],
])('a customer lives in %s, also where the file says %s, %s or %s', (code, ...said) => {
  for (const country of said)
    expect(customer({ Firma: 'X', Straße: 'Weg 1', PLZ: '10001', Ort: 'Y', Land: country })).toMatchObject({
      values: { country: code },
    })
})

test('where there are no postcodes, none is needed', () => {
  const dubai = { Firma: 'X', Straße: 'Sheikh Zayed Road 1', PLZ: '', Ort: 'Dubai' }
  expect(customer({ ...dubai, Land: 'VAE' })).toMatchObject({ values: { postal_code: '', country: 'AE' } })
  expect(customer({ ...dubai, Land: 'Österreich' })).toEqual({
    faults: { postal_code: 'postal_code_missing' },
  })
})

test.each([
  [{ PLZ: '1067', Ort: 'Dresden' }, '01067'],
  [{ 'PLZ Ort': '4109 Leipzig' }, '04109'],
])('%j in a file without countries has lost a zero', (place, code) => {
  expect(customer({ Firma: 'Elbe GmbH', Straße: 'Weg 1', ...place })).toMatchObject({
    values: { postal_code: code, country: 'DE' },
  })
})

test.each([
  [{ PLZ: '1010', Ort: 'Wien' }],
  [{ PLZ: '5020', Ort: 'Salzburg' }],
  [{ PLZ: '1067', Ort: 'Dresden', Land: '' }],
])('%j has lost none', (place) => {
  expect(customer({ Firma: 'Elbe GmbH', Straße: 'Weg 1', ...place })).toEqual({
    faults: { postal_code: 'postal_code_wrong' },
  })
})

describe('customers as they leave', () => {
  test.each<[string, Row, object]>([
    [
      'Lexware, a firm',
      {
        ...{
          Kundennummer: '10001',
          Firmenname: 'Hafenkontor GmbH',
          Steuernummer: '',
          'Umsatzsteuer ID': 'DE123456788',
        },
        ...{ Anrede: 'Frau', Vorname: 'Silke', Nachname: 'Thoms', 'Strasse 1': '', Straße: 'Am Kai 3' },
        ...{
          Zusatz: 'Hinterhaus',
          PLZ: '24103',
          Ort: 'Kiel',
          Land: 'Deutschland',
          'E-Mail 1': 'a@b.example',
        },
      },
      {
        ...{ number: '10001', kind: 'business', name: 'Hafenkontor GmbH', contact_name: 'Silke Thoms' },
        ...{
          vat_id: 'DE123456788',
          street: 'Am Kai 3',
          address_extra: 'Hinterhaus',
          email: 'a@b.example',
          ...ADDRESS,
        },
      },
    ],
    [
      'sevDesk, a person',
      {
        ...{
          'Kunden-Nr.': '1002',
          Anrede: 'Herr',
          Titel: 'Dr.',
          Nachname: 'Jürgensen',
          Vorname: 'Hauke',
          Organisation: '',
        },
        ...{ Namenszusatz: '', Strasse: 'Deichweg 1', PLZ: '24103', Ort: 'Kiel', Land: 'DE', 'E-Mail': '' },
        ...{
          Telefon: '0431 55',
          'Umsatzsteuer-ID': '',
          'Zahlungsziel Tage': '14',
          Beschreibung: 'zahlt bar',
        },
      },
      {
        ...{
          number: '1002',
          kind: 'consumer',
          name: 'Dr. Hauke Jürgensen',
          ...{ name_title: 'Dr.', first_name: 'Hauke', last_name: 'Jürgensen' },
          contact_name: null,
          phone: '0431 55',
        },
        ...{ payment_term_days: 14, notes: 'zahlt bar', ...ADDRESS },
      },
    ],
    [
      'DATEV, a firm with its VAT id in two parts',
      {
        ...{
          Konto: '10003',
          'Name (Adressattyp Unternehmen)': 'Kontor KG',
          'Name (Adressattyp natürl. Person)': '',
        },
        ...{
          'Vorname (Adressattyp natürl. Person)': '',
          Adressattyp: '2',
          'EU-Land': 'DE',
          'EU-UStID': '123456788',
        },
        ...{ Straße: 'Am Kai 3', Postleitzahl: '24103', Ort: 'Kiel', Land: 'DE', 'E-Mail': '' },
      },
      { number: '10003', kind: 'business', name: 'Kontor KG', vat_id: 'DE123456788', ...ADDRESS },
    ],
    [
      'DATEV, a person',
      {
        ...{
          Konto: '10004',
          'Name (Adressattyp Unternehmen)': '',
          'Name (Adressattyp natürl. Person)': 'Thoms',
        },
        ...{ 'Vorname (Adressattyp natürl. Person)': 'Silke', Adressattyp: '1', Straße: 'Am Kai 3' },
        'Titel/Akad. Grad': 'Prof.',
        ...{ Postleitzahl: '24103', Ort: 'Kiel', Land: 'DE' },
      },
      {
        kind: 'consumer',
        name: 'Prof. Silke Thoms',
        ...{ name_title: 'Prof.', first_name: 'Silke', last_name: 'Thoms' },
      },
    ],
    [
      'Lexware, with several addresses',
      {
        ...{
          Kundennummer: '10057',
          Firmenname: 'Grüper KG',
          'E-Mail 1': 'a@b.example',
          'Straße 1': 'Am Kai 3',
        },
        ...{ 'PLZ 1': '4109', 'Ort 1': 'Leipzig', 'Land 1': 'DE', 'Straße 2': 'Lager 4', 'Ort 2': 'Kiel' },
      },
      { name: 'Grüper KG', street: 'Am Kai 3', postal_code: '04109', city: 'Leipzig', email: 'a@b.example' },
    ],
    [
      'DATEV, with a PO box, a prefix of the name and the number of the language',
      {
        ...{ 'Name (Adressattyp natürl. Person)': 'Weiß', 'Vorname (Adressattyp natürl. Person)': 'Jörg' },
        ...{ Namensvorsatz: 'von', Adressattyp: '1', Straße: '', Postfach: '12 34', Postleitzahl: '24103' },
        ...{ Ort: 'Kiel', Land: '', Sprache: '5' },
      },
      { name: 'Jörg von Weiß', last_name: 'von Weiß', street: 'Postfach 12 34', language: 'en', ...ADDRESS },
    ],
    [
      'a list by hand, with postcode and town in one column',
      { Kunde: 'Nord KG', Adresse: 'Kai 3', 'PLZ/Ort': 'D-24103 Kiel' },
      { name: 'Nord KG', ...ADDRESS },
    ],
    [
      'a postcode that says the country',
      { Firma: 'Wien KG', Adresse: 'Ring 1', PLZ: 'A-1010', Ort: 'Wien' },
      { postal_code: '1010', country: 'AT' },
    ],
    [
      'a list by hand, with a house number of its own and a postcode without its zero',
      {
        Name: 'Müller',
        Vorname: 'Uwe',
        Str: 'Elbweg',
        'Haus-Nr.': '7a',
        PLZ: '1067',
        Ort: 'Dresden',
        Land: 'D',
      },
      { kind: 'consumer', name: 'Uwe Müller', street: 'Elbweg 7a', postal_code: '01067', country: 'DE' },
    ],
    [
      'a person with one name, which nobody divides',
      { Name: 'Familie Sauber', Titel: '', Kundenart: 'privat', Str: 'Elbweg 7', PLZ: '24103', Ort: 'Kiel' },
      { kind: 'consumer', name: 'Familie Sauber', name_title: null, first_name: null, last_name: null },
    ],
    [
      'a firm with somebody there',
      {
        Firma: 'Kontor KG',
        Titel: 'Dr.',
        Vorname: 'Silke',
        Nachname: 'Thoms',
        Str: 'Kai 3',
        PLZ: '24103',
        Ort: 'Kiel',
      },
      { kind: 'business', name: 'Kontor KG', contact_name: 'Dr. Silke Thoms', last_name: null },
    ],
    [
      'a program in English',
      { Company: 'Quay Ltd', Address: '3 Quay', ZIP: 'SW1A 1AA', City: 'London', Country: 'United Kingdom' },
      { kind: 'business', name: 'Quay Ltd', postal_code: 'SW1A 1AA', country: 'GB' },
    ],
  ])('%s', (_, row, values) => {
    expect(customer(row)).toMatchObject({ values })
  })

  test('without suppliers, and with the cash discount that was agreed', () => {
    const row = {
      Organisation: 'Quast KG',
      Kategorie: 'Kunde',
      Straße: 'Am Kai 3',
      PLZ: '24103',
      Ort: 'Kiel',
    }
    expect(customer({ ...row, Kategorie: 'Lieferant' })).toEqual({ faults: { category: 'import_supplier' } })
    const terms = { 'Zahlungsziel Tage': '30', 'Skonto Tage': '10', 'Skonto Prozent': '2,00 %' }
    expect(customer({ ...row, ...terms })).toMatchObject({
      values: { payment_term_days: 30, discount_days: 10, discount_percent: '2' },
    })
    expect(customer({ ...row, ...terms, 'Skonto Tage': '0', 'Skonto Prozent': '0,00 %' })).toMatchObject({
      values: { discount_days: null, discount_percent: null },
    })
    expect(customer({ ...row, ...terms, 'Skonto Prozent': 'viel' })).toMatchObject({
      faults: { discount_percent: expect.any(String) },
    })
  })

  test.each([
    { Organisation: 'Quast KG', Vorname: 'Silke', Nachname: 'Thoms', 'E-Mail': 'silke@quast.example' },
    { Organisation: '', Vorname: 'Silke', Nachname: 'Thoms', Kategorie: 'Ansprechpartner', Straße: 'Kai 1' },
  ])('without the persons of a firm, whom the row is said to be', (row) => {
    const whole = { Kategorie: 'Kunde', Straße: '', PLZ: '', Ort: '', ...row }
    expect(customer(whole)).toEqual({ faults: { last_name: 'import_contact_person' } })
  })

  test.each([
    { Organisation: '', Nachname: 'Thoms' },
    { Organisation: 'Quast KG', Nachname: '' },
  ])('a firm or a person without an address lacks it', (row) => {
    expect(customer({ ...row, Straße: '', PLZ: '', Ort: '' })).toMatchObject({
      faults: { street: 'street_missing' },
    })
  })

  test('Vienna stays in Vienna', () => {
    const row = { Firma: 'Wien KG', Straße: 'Ring 1', PLZ: '1010', Ort: 'Wien' }
    expect(customer(row)).toMatchObject({ faults: { postal_code: 'postal_code_wrong' } })
    expect(customer({ ...row, Land: 'Österreich' })).toMatchObject({ values: { country: 'AT' } })
  })
})

describe('employees as they leave', () => {
  const address = { Straße: 'Iltisstraße 9', PLZ: '24143', Ort: 'Kiel' }
  test.each<[string, Row, object]>([
    [
      'DATEV',
      {
        ...{
          Personalnummer: '7',
          Familienname: 'Thomsen',
          Vorname: 'Maren',
          ...address,
          Geburtsdatum: '17.04.1975',
        },
        ...{
          Eintrittsdatum: '01.02.2024',
          Austrittsdatum: '',
          Beschäftigungsart: 'Teilzeit',
          Gehalt: '2.100,50',
          Steuerklasse: 'IV',
          Krankenkasse: 'Nordsee BKK',
        },
      },
      {
        employee: {
          number: '7',
          last_name: 'Thomsen',
          birth_date: '1975-04-17',
          employment_type: 'part_time',
          tax_class: '4',
          health_fund: 'Nordsee BKK',
        },
        pay: { from: '2024-02', kind: 'monthly', cents: 210050 },
      },
    ],
    [
      'a list by hand, with both names in one column and days as a spreadsheet and a database count them',
      {
        ...{ Mitarbeiter: 'Weiß, Jörg', Straße: 'Kai 1', 'PLZ Ort': '24103 Kiel', Geburtstag: '27500' },
        ...{ Eintritt: '01.02.2024 00:00:00', Vertragsart: 'Teilzeit', Stundenlohn: '0,00', Gehalt: '2.100' },
        Wochenstunden: '0,00',
      },
      {
        employee: {
          ...{ first_name: 'Jörg', last_name: 'Weiß', city: 'Kiel', birth_date: '1975-04-16' },
          entry_on: '2024-02-01',
          weekly_hours: null,
        },
        pay: { from: '2024-02', kind: 'monthly', cents: 210000 },
      },
    ],
    [
      'a list by hand',
      {
        ...{
          Name: 'Petersen',
          Vorname: 'Jörn',
          ...address,
          Eintritt: '1.2.2024',
          Art: '',
          Vertragsart: 'Aushilfe',
        },
        ...{ Stundenlohn: '15,50', 'Gültig ab': '01.07.2024' },
      },
      {
        employee: { first_name: 'Jörn', last_name: 'Petersen', employment_type: 'minijob' },
        pay: { from: '2024-07', kind: 'hourly', cents: 1550 },
      },
    ],
  ])('%s', (_, row, values) => {
    expect(employee(row)).toMatchObject({ values })
  })

  test.each<[string, Row, Row]>([
    ['in the column of both', { Name: 'Suharto' }, { first_name: '', last_name: 'Suharto' }],
    ['as the last', { Vorname: '', Nachname: 'Suharto' }, { first_name: '', last_name: 'Suharto' }],
    ['as the first', { Vorname: 'Suharto', Nachname: '' }, { first_name: '', last_name: 'Suharto' }],
    [
      'beside the dash of a passport',
      { Vorname: '–', Nachname: 'Suharto' },
      { first_name: '', last_name: 'Suharto' },
    ],
    ['beside XXX', { Vorname: 'Suharto', Nachname: 'XXX' }, { first_name: '', last_name: 'Suharto' }],
    ['beside FNU', { Vorname: 'FNU', Nachname: 'Najibullah' }, { first_name: '', last_name: 'Najibullah' }],
  ])('one name %s is the last', (_, name, values) => {
    const row = { ...name, ...address, Eintritt: '1.2.2024', Vertragsart: 'Aushilfe' }
    expect(employee(row)).toMatchObject({ values: { employee: values } })
  })

  const leaving = { Name: 'P', Vorname: 'J', ...address, Eintritt: '1.2.2024', Vertragsart: 'Aushilfe' }

  test.each([
    ...['31.12.9999', '9999-12-31', '9999-12-31 00:00:00', '12/31/9999', '31.12.2099', '31.12.2999'],
    ...['2958465', '-', 'unbefristet', 'NULL'],
  ])('who leaves on %j does not leave', (exit) => {
    expect(employee({ ...leaving, Austritt: exit })).toMatchObject({
      values: { employee: { exit_on: null } },
    })
  })

  test.each([
    ...[
      '00.00.0000',
      '0000-00-00',
      '0',
      '01.01.1900',
      '1900-01-00',
      '1899-12-30',
      '30.12.1899',
      '01.01.0001',
    ],
  ])('%j is no day', (day) => {
    expect(employee({ ...leaving, Austritt: day, Geburtsdatum: day })).toMatchObject({
      values: { employee: { exit_on: null, birth_date: null } },
    })
  })

  test.each(['31.12.2027', '2030-12-31', '46387'])('who leaves on %j leaves', (exit) => {
    expect(employee({ ...leaving, Austritt: exit })).toMatchObject({
      values: { employee: { exit_on: expect.stringMatching(/^20\d\d-12-31$/) } },
    })
  })

  test('nobody is employed before they are born', () => {
    const row = { Name: 'P', Vorname: 'J', ...address, Eintritt: '1.2.2024', Vertragsart: 'Aushilfe' }
    expect(employee({ ...row, Geburtsdatum: '1.2.2024' })).toEqual({
      faults: { birth_date: 'birth_date_wrong' },
    })
  })

  test('nobody guesses which of two names is the first', () => {
    const row = { Name: 'Jörg Weiß', ...address, Eintritt: '1.2.24', Vertragsart: 'Aushilfe' }
    expect(employee(row)).toEqual({ faults: { name: 'import_name_undivided', entry_on: 'date_wrong' } })
  })

  test('somebody has a wage or a salary', () => {
    const row = { Name: 'P', Vorname: 'J', ...address, Eintritt: '1.2.2024', Vertragsart: 'Aushilfe' }
    expect(employee({ ...row, Stundenlohn: '15', Gehalt: '2000' })).toMatchObject({
      faults: { salary: 'import_pay_twice' },
    })
  })
})
