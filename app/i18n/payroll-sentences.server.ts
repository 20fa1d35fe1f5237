import type { Language } from '~db/schema'
import type { PayrollRefusal } from '../domain/payroll/errors'
import type { Explanation, Figure } from '../domain/payroll/explanation'
import { formatDecimal, formatMoney, formatPercent } from './format'
import { payrollTexts } from './payroll.server'

/** An amount's formula with its figures, as a person reads it. */
export function explanationSentence({ rule, figures }: Explanation, language: Language): string {
  return filled(payrollTexts[language].rules[rule], (name) => {
    const figure = figures[name]
    return figure ? figureText(figure, language) : ''
  })
}

/** Why a calculation was refused, as a person reads it. */
export function refusalSentence({ code, details }: PayrollRefusal, language: Language): string {
  return filled(payrollTexts[language].refusals[code], (name) => String(details[name] ?? '')).trim()
}

/** Puts values in the places `{name}` of a sentence. */
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
