import {
  isTaxReasonKey,
  TAX_REASONS,
  type Taxed,
  type TaxReasonKey,
  taxReasonsOf,
  type UntaxedCategory,
} from '~/domain/invoices/issuing/tax-reasons'
import type { Language } from '~db/schema'
import { invoiceTerms } from './invoice-terms.en'
import { taxReasonTexts as texts } from './tax-reasons.en'

/**
 * What an invoice says of its lines without tax (§ 14 (4) no. 8, § 14a UStG), with the words that the law demands, in
 * German. Lines without a reason were issued before 0.6.0.
 */
export function taxStatements(
  lines: readonly Taxed[],
  language: Language,
): { category: UntaxedCategory; text: string }[] {
  return taxReasonsOf(lines).map(({ category, reason = '' }) => ({
    category,
    text: isTaxReasonKey(reason) ? statement(reason, language) : invoiceTerms[language].notes[category],
  }))
}

function statement(key: TaxReasonKey, language: Language): string {
  const { special, of, names } = texts[language]
  const { category } = TAX_REASONS[key]
  return unbrokenLaw(special[key] ?? of[category](lawOf(key, language), names[key]))
}

/** In totals: `Steuerfrei, § 4 Nr. 12 UStG`. */
export function untaxedLabel(
  category: Exclude<UntaxedCategory, 'Z'>,
  lines: readonly Taxed[],
  language: Language,
): string {
  const laws = taxReasonsOf(lines)
    .filter((one) => one.category === category)
    .flatMap(({ reason = '' }) => (isTaxReasonKey(reason) ? [lawOf(reason, language)] : []))
  if (category !== 'E' || laws.length === 0) return invoiceTerms[language].untaxedReasons[category]
  return unbrokenLaw(texts[language].exempt(laws.join('; ')))
}

/** In a select: `Bauleistung (§ 13b Abs. 2 Nr. 4 UStG)`. */
export function taxReasonLabel(key: TaxReasonKey, language: Language): string {
  return unbrokenLaw(`${texts[language].names[key]} (${lawOf(key, language)})`)
}

/** `§ 13b Abs. 2 Nr. 4 UStG`, `§ 13b (2) no. 4 UStG`. */
function lawOf(key: TaxReasonKey, language: Language): string {
  const { law } = TAX_REASONS[key]
  if (language === 'de') return law
  return law
    .replace(/Abs\. (\d+)/g, '($1)')
    .replace(/Nr\. /g, 'no. ')
    .replace(/Buchst\. (\w)/g, '($1)')
    .replace('MwStSystRL', 'VAT Directive')
}

function unbrokenLaw(text: string): string {
  return text.replace(/(§|Abs\.|Nr\.|no\.|Buchst\.|Art\.) /g, '$1\u00a0')
}
