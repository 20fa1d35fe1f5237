import type { Finding } from '~/domain/payroll/findings'
import type { PartName } from '~/domain/payroll/years/parts'
import type { Language } from '~db/schema'
import type { Explanation, Figure } from '../domain/payroll/explanation'
import { formatDecimal, formatMoney, formatMonth, formatPercent } from './format'
import { payrollTexts } from './payroll.en.server'

export function explanationSentence({ rule, figures }: Explanation, language: Language): string {
  return filled(withoutZeros(payrollTexts[language].rules[rule], figures), (name) => {
    const figure = figures[name]
    return figure ? figureText(figure, language) : ''
  })
}

/** A named sum in a row of others: ` − Freibetrag {allowance}`. Not where more is said of it, or something is worked out with it. */
const SUMMAND = /(?<![;,]) [−+] \p{L}[^{}()=×/:;,−+]*\{(\w+)\}(?! \((?!§)|:|,? [×/])/gu

/** Sums of nothing are left out of what is added up. */
function withoutZeros(sentence: string, figures: Explanation['figures']): string {
  return sentence.replace(SUMMAND, (summand, name: string) => {
    const figure = figures[name]
    return figure?.kind === 'money' && figure.cents === 0 ? '' : summand
  })
}

/** As {@link findingSentence}, with all figures that a month lacks in one. */
export function findingSentences(findings: readonly Finding[], language: Language): string[] {
  const missing = findings.filter(({ code }) => code === 'month_without_value')
  const [first] = missing
  const { yearParts } = payrollTexts[language]
  const parts = missing.map(({ figures }) => yearParts[figures.part as PartName]).join(', ')
  return findings.flatMap((one) => {
    if (one.code !== 'month_without_value') return findingSentence(one, language)
    return one === first ? findingSentence(one, language, parts) : []
  })
}

export function findingSentence(
  { severity, code, figures }: Finding,
  language: Language,
  parts?: string,
): string {
  const { refusals, notices, yearParts } = payrollTexts[language]
  const sentence = severity === 'refused' ? refusals[code] : notices[code]
  return filled(sentence, (name) => {
    const figure = figures[name]
    if (figure === undefined) return ''
    if (typeof figure === 'object') return figureText(figure, language)
    if (name === 'part') return parts ?? yearParts[figure as PartName]
    return name === 'month' ? monthText(String(figure), language) : String(figure)
  }).trim()
}

/** Bad input may name something that is no month. */
function monthText(text: string, language: Language): string {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? formatMonth(text, language) : text
}

/** Fills in `{name}`. */
export function filled(sentence: string, textOf: (name: string) => string): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => textOf(name))
}

function figureText(figure: Figure, language: Language): string {
  switch (figure.kind) {
    case 'money':
      return formatMoney(figure.cents, language)
    case 'percent':
      return formatPercent(figure.value, language)
    case 'number':
      return formatDecimal(figure.value, language)
  }
}
