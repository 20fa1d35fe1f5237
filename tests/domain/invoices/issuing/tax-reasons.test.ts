import { expect, test } from 'vitest'
import { parseTaxChoice, TAX_CHOICES, taxChoiceOf } from '~/domain/invoices/drafts/tax-choices'
import { TAX_REASON_KEYS, type Taxed, taxReason, withReasons } from '~/domain/invoices/issuing/tax-reasons'
import { taxChoices } from '~/i18n/tax-choices'
import { taxStatements, untaxedLabel } from '~/i18n/tax-reasons'

const LANGUAGES = ['de', 'en'] as const
const lineOf = (key: string): Taxed => ({
  taxCategory: taxReason(key)?.category ?? 'S',
  taxRate: '0',
  taxReason: key,
})

test('each choice of a form is read back as it was shown', () => {
  for (const choice of TAX_CHOICES) {
    const tax = parseTaxChoice(choice)
    expect(tax && taxChoiceOf(tax)).toBe(choice)
  }
  expect(parseTaxChoice('AE 19')).toBeUndefined()
  expect(parseTaxChoice('S 16.5')).toBeUndefined()
  for (const language of LANGUAGES) {
    const shown = taxChoices(language).flatMap(({ options }) => options.map(({ value }) => value))
    expect(shown.toSorted()).toEqual(TAX_CHOICES.toSorted())
  }
})

/** § 14a (1), (5), (6) UStG, § 34a UStDV. */
const DEMANDED: [category: string, key: RegExp, words: string][] = [
  ['AE', /./, 'Steuerschuldnerschaft des Leistungsempfängers'],
  ['E', /small_business/, 'Steuerbefreiung für Kleinunternehmer'],
  ['E', /margin_used/, 'Gebrauchtgegenstände/Sonderregelung'],
  ['E', /margin_travel/, 'Sonderregelung für Reisebüros'],
]

test.each(LANGUAGES)('each reason says its law and the words that it demands (%s)', (language) => {
  for (const key of TAX_REASON_KEYS) {
    const reason = taxReason(key)
    const [{ text } = { text: '' }] = taxStatements([lineOf(key)], language)
    const number = /\d+[ab]?/.exec(reason?.law ?? '')?.[0]
    expect(text, key).toContain(`§\u00a0${number}`)
    for (const [category, keys, words] of DEMANDED)
      if (reason?.category === category && keys.test(key)) expect(text, key).toContain(words)
  }
})

test('a service within the EU does not name § 13b, and only a small business names § 19', () => {
  expect(taxStatements([lineOf('eu_service')], 'de')[0]?.text).not.toContain('13b')
  expect(taxStatements([lineOf('exempt_4_12')], 'de')[0]?.text).toContain('Vermietung')
  expect(untaxedLabel('E', [lineOf('exempt_4_12')], 'de')).toBe('Steuerfrei, §\u00a04 Nr.\u00a012 UStG')
})

test('a line of an earlier release gets the reason that its parties leave no choice about', () => {
  const reasonOf = (taxCategory: Taxed['taxCategory'], country: string, isSmallBusiness = false) =>
    withReasons<Taxed>([{ taxCategory, taxRate: '0' }], {
      seller: { isSmallBusiness },
      buyer: { country },
    })[0]?.taxReason
  expect(reasonOf('AE', 'DK')).toBe('eu_service')
  expect(reasonOf('AE', 'DE')).toBeUndefined()
  expect(reasonOf('E', 'DE', true)).toBe('small_business')
  expect(reasonOf('E', 'DE')).toBeUndefined()
  expect(reasonOf('K', 'FR')).toBe('intra_community')
})
