import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const FOLDER = new URL('../../app/i18n/', import.meta.url)
const PAIR = /^([\w-]+)\.de((?:\.server)?\.ts)$/

/** Names, codes, laws and words that both languages share. */
const SAME_IN_BOTH = [
  // How earnings are marked on a payslip, and the columns of the marks: those of every German payslip.
  'L',
  'E',
  'P',
  'F',
  'J',
  'St',
  'SV',
  'GB',
  ...[
    'Zahltag',
    'Person',
    'Code',
    'Logo',
    'Website',
    'Name',
    'Link',
    'Links',
    'Midijob',
    'DATEV',
    'SKR 03',
    'SKR 04',
    'Minijob',
    'Minijob-Zentrale',
    'PDF',
    'Text',
  ],
  ...['IBAN', 'BIC', 'Bank', 'm', 'm²', 'm³', 'km', 'kg', 'l', 'GLN', 'Leitweg-ID', 'ZUGFeRD', 'XRechnung'],
  ...['ms', 'cm', 'mm', 'g', 't', 'ml', 'hl', 'kWh', 'MWh', 'kW', 'XRechnung (XML)'],
  ...['EN 16931', 'Peppol BIS Billing 3.0', 'IPSI (Ceuta, Melilla)', 'Form', ',  kB'],
  ...['GbR', 'OHG', 'KG', 'GmbH', 'UG', 'GmbH & Co. KG', 'AG'],
]
/** German law has German names; the English document gives them in brackets. */
const GERMAN_ON_PURPOSE = [
  'Steuerschuldnerschaft des Leistungsempfängers',
  'Steuerbefreiung für Kleinunternehmer',
  'steuerfreie innergemeinschaftliche Lieferung',
  'Sonderregelung für Reisebüros',
  'Gebrauchtgegenstände/Sonderregelung',
  'Bescheinigung nach § 108 Absatz 3 Satz 1 der Gewerbeordnung',
  'where it should say “ü”',
]
const GERMAN = /[äöüß]|\b(der|die|das|den|und|oder|nicht|ist|sind|Sie|Ihre?|wird|mit|von|eine?|bitte|auf)\b/
const ENGLISH = /\b(the|and|or|you|your|are|please|of|not|with|from|this|that|to|for)\b/i

const pairs = await Promise.all(
  readdirSync(FOLDER).flatMap((file) => {
    const [, area, ending] = PAIR.exec(file) ?? []
    return area === undefined ? [] : [readPair(area, ending ?? '')]
  }),
)

test('every file of one language has its twin', () => {
  const english = readdirSync(FOLDER).filter((file) => /\.en(\.server)?\.ts$/.test(file))
  expect(pairs.map(({ area }) => area).sort()).toEqual(english.map((file) => file.split('.')[0]).sort())
  expect(pairs.length).toBeGreaterThan(15)
})

const PLACEHOLDER = /\{\w+\}|⟨\d⟩/g

describe.each(pairs)('$area', ({ german, english }) => {
  test('has the same keys', () => {
    expect([...english.keys()]).toEqual(expect.arrayContaining([...german.keys()]))
    expect(english.size).toBe(german.size)
  })

  test('fills in the same values', () => {
    const valuesOf = (said: Map<string, string>) =>
      Object.fromEntries([...said].map(([key, text]) => [key, new Set(text.match(PLACEHOLDER))]))
    expect(valuesOf(english)).toEqual(valuesOf(german))
  })

  test('says nothing twice in the same words', () => {
    expect(sameIn({ german, english }).filter((words) => !SAME_IN_BOTH.includes(words))).toEqual([])
  })

  test('keeps a figure and its sign on one line', () => {
    const apart = (text: string) => /[\d}⟩] [€%]/.test(text)
    expect([...german.values(), ...english.values()].filter(apart)).toEqual([])
  })

  test('is in the language of its file', () => {
    const isGerman = (text: string) => GERMAN.test(without(GERMAN_ON_PURPOSE, text))
    expect([...english.values()].filter(isGerman)).toEqual([])
    expect([...german.values()].filter((text) => ENGLISH.test(text.replace(PLACEHOLDER, '')))).toEqual([])
  })
})

test('no two areas have a fault of one name: one would win over the other without a word', () => {
  const said = pairs.flatMap(({ area, german }) => {
    const names = [...german.keys()].flatMap((key) => /^\/faults\/(\w+)/.exec(key)?.[1] ?? [])
    return [...new Set(names)].map((name) => ({ area, name }))
  })
  expect(said.length).toBeGreaterThan(100)
  const twice = said.filter(({ name }, index) => said.findIndex((one) => one.name === name) !== index)
  expect(twice).toEqual([])
})

test('what may be the same is', () => {
  expect(new Set(pairs.flatMap(sameIn))).toEqual(new Set(SAME_IN_BOTH))
})

async function readPair(area: string, ending: string) {
  const english: Record<string, object> = await import(`../../app/i18n/${area}.en${ending}`)
  const both = Object.values(english).find((said) => 'de' in said && 'en' in said) as {
    de: object
    en: object
  }
  return { area, german: saidIn(both.de), english: saidIn(both.en) }
}

/** What a dictionary says, by path; a sentence with values gets `⟨0⟩`, `⟨1⟩` for them. */
function saidIn(texts: unknown, path = ''): Map<string, string> {
  if (typeof texts === 'string') return new Map([[path, texts]])
  if (typeof texts === 'function')
    return saidIn(texts(...Array.from({ length: texts.length }, (_, index) => `⟨${index}⟩`)), path)
  return new Map(
    Object.entries(texts as object).flatMap(([key, value]) => [...saidIn(value, `${path}/${key}`)]),
  )
}

function sameIn({ german, english }: Pick<(typeof pairs)[number], 'german' | 'english'>): string[] {
  return [...german]
    .filter(([key, text]) => english.get(key) === text)
    .map(([, text]) => text.replace(/\{\w+\}|⟨\d⟩/g, '').trim())
    .filter((words) => /\p{L}/u.test(words))
}

function without(parts: readonly string[], text: string): string {
  return parts.reduce((rest, part) => rest.replace(part, ''), text)
}
