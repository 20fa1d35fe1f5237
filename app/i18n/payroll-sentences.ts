import type { DecimalText } from '../domain/money'
import type { PayrollRefusal } from '../domain/payroll/errors'
import type { Explanation, Figure } from '../domain/payroll/explanation'
import type { PayrollTexts } from './de/payroll'

export type Language = 'de' | 'en'

/** An amount's formula with its figures, as a person reads it. */
export function explanationSentence(
  { rule, figures }: Explanation,
  texts: PayrollTexts,
  language: Language,
): string {
  return filled(texts.rules[rule], (name) => {
    const figure = figures[name]
    return figure ? figureText(figure, language) : ''
  })
}

/** Why a calculation was refused, as a person reads it. */
export function refusalSentence({ code, details }: PayrollRefusal, texts: PayrollTexts): string {
  return filled(texts.refusals[code], (name) => String(details[name] ?? '')).trim()
}

/** Puts values in the places `{name}` of a sentence. */
export function filled(sentence: string, textOf: (name: string) => string): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => textOf(name))
}

/** Whole cents as an amount with two decimals, `1.234,56 €` or `€1,234.56`; no float is involved. */
export function euroText(cents: number, language: Language): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const [group, point] = language === 'de' ? ['.', ','] : [',', '.']
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)
  const amount = `${euros}${point}${digits.slice(-2)}`
  const sign = cents < 0 ? '−' : ''
  return language === 'de' ? `${sign}${amount} €` : `${sign}€${amount}`
}

/** Decimal text with the language's decimal sign. */
export function decimalInLanguage(value: DecimalText, language: Language): string {
  return language === 'de' ? value.replace('.', ',') : value
}

function figureText(figure: Figure, language: Language): string {
  if (figure.kind === 'money') return euroText(figure.cents, language)
  const value = decimalInLanguage(figure.value, language)
  if (figure.kind === 'number') return value
  return language === 'de' ? `${value} %` : `${value}%`
}
