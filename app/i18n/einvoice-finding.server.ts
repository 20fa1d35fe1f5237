import type { Finding } from '~/domain/einvoices/finding'
import { FAMILIES } from '~/domain/einvoices/tax-families'
import type { Language } from '~db/schema'
import { de as familiesDe } from './einvoices/families.de.server'
import { en as familiesEn } from './einvoices/families.en.server'
import { de as rulesDe } from './einvoices/rules.de.server'
import { en as rulesEn } from './einvoices/rules.en.server'
import { einvoices } from './einvoices.en'
import { formatReadAmount } from './format-read'

const rules: Record<Language, Record<string, string>> = { de: rulesDe, en: rulesEn }
const families = { de: familiesDe, en: familiesEn }

/** Undefined for a rule without a text. */
export function ruleWords(rule: string, language: Language): string | undefined {
  const own = rules[language][rule]
  if (own !== undefined) return own
  if (rule.startsWith('BR-FXEXT-')) return ruleWords(coreRule(rule), language)
  if (rule.startsWith('BR-DEC-')) return einvoices[language].decimals
  const [, name, number = ''] = /^BR-([A-Z]+)-(\d\d)$/.exec(rule) ?? []
  const family = FAMILIES.find((one) => one.name === name)
  const words = families[language]
  return (
    family &&
    words.rules[number]?.({
      category: family.category,
      proof: words.proof[family.proof],
      rate: words.rate[family.rate],
      reason: family.isExempt ? words.exempt : words.taxed,
    })
  )
}

/** The EN 16931 rule behind one of EXTENDED: `BR-FXEXT-BR-22` is BR-22, `BR-FXEXT-S08b` is BR-S-08. */
function coreRule(rule: string): string {
  return rule
    .replace('BR-FXEXT-', 'BR-')
    .replace('BR-BR-', 'BR-')
    .replace(/-?(\d\d)b$/, '-$1')
}

export function findingWords(
  { rule, sum, value, place, wordedAs = rule }: Finding,
  language: Language,
): string {
  const { comesTo, standsThere, element } = einvoices[language]
  const shown = (text: string) => formatReadAmount(text, undefined, language)
  return [
    ruleWords(rule, language) ?? ruleWords(wordedAs, language) ?? rule,
    place !== undefined && element(place),
    sum && comesTo(shown(sum.computed), shown(sum.stated)),
    value !== undefined && standsThere(value.slice(0, LONGEST)),
  ]
    .filter(Boolean)
    .join(' ')
}

const LONGEST = 120
