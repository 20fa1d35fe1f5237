import type { Language } from '~db/schema'
import type { PayrollRefusal } from '../domain/payroll/errors'
import type { Explanation, Figure } from '../domain/payroll/explanation'
import { formatDecimal, formatMoney, formatPercent } from './format'
import { payrollTexts } from './payroll.server'

export function explanationSentence({ rule, figures }: Explanation, language: Language): string {
  return filled(payrollTexts[language].rules[rule], (name) => {
    const figure = figures[name]
    return figure ? figureText(figure, language) : ''
  })
}

export function refusalSentence({ code, details }: PayrollRefusal, language: Language): string {
  return filled(payrollTexts[language].refusals[code], (name) => String(details[name] ?? '')).trim()
}

/** Fills in the placeholders `{name}`. */
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
