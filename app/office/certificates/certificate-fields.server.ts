import type { CertificateKind } from '~/domain/certificates/kinds'
import type { MonthFigures } from '~/domain/certificates/month-figures'
import type { Certificate } from '~/domain/certificates/read-certificate.server'
import type { ReportCell, ReportRow } from '~/domain/payroll-reports/report'
import { type Cents, sum } from '~/domain/values/money'
import { certificateWords } from '~/i18n/certificate-words.en.server'
import { formatDate, formatDecimal, formatMonth } from '~/i18n/format'
import type { Language } from '~db/schema'

type Field = keyof (typeof certificateWords)['de']['fields']

/** Which fields a certificate has, in the order of its form. */
const FIELDS: Record<CertificateKind, readonly Field[]> = {
  verdienst: [
    ...(['name', 'birthDate', 'address', 'from', 'to', 'fixedTerm', 'weeklyHours'] as const),
    ...(['averageGross', 'averageNet'] as const),
  ],
  krankengeld: [
    ...(['name', 'insuranceNumber', 'fund', 'from', 'to', 'weeklyHours', 'lastMonth'] as const),
    ...(['lastGross', 'lastNet', 'lastHours', 'oneTime'] as const),
  ],
  elterngeld: [
    ...(['name', 'birthDate', 'from', 'taxClass', 'childAllowances', 'taxable', 'other', 'free'] as const),
    ...(['groups'] as const),
  ],
  arbeitsagentur: [
    ...(['name', 'birthDate', 'address', 'insuranceNumber', 'number', 'from', 'to', 'fixedTerm'] as const),
    ...(['weeklyHours', 'groups', 'twelveGross', 'oneTime', 'severance'] as const),
  ],
}

/** Name, explanation and value of each field. */
export function fieldsOf(certificate: Certificate, language: Language): ReportRow[] {
  const { fields } = certificateWords[language]
  return FIELDS[certificate.kind].flatMap((field) => {
    const value = saidOf(field, certificate, language)
    if (value === undefined) return []
    const [label, what] = fields[field]
    return [{ cells: [label, value], remarks: what === '' ? [] : [what] }]
  })
}

/** Undefined where the field does not apply. */
function saidOf(field: Field, certificate: Certificate, language: Language): ReportCell | undefined {
  const words = certificateWords[language]
  const { person, terms, months, fund } = certificate
  const last = months.at(-1)
  const date = (day: string | null | undefined) => (day ? formatDate(day, language) : undefined)
  const all = (amountOf: (month: MonthFigures) => Cents) => ({ cents: sum(months.map(amountOf)) })
  switch (field) {
    case 'name':
      return person.name
    case 'birthDate':
      return date(person.birthDate) ?? words.unknown
    case 'address':
      return person.address || words.unknown
    case 'insuranceNumber':
      return person.insuranceNumber ?? words.unknown
    case 'number':
      return person.number
    case 'from':
      return date(person.entryOn)
    case 'to':
      return date(person.exitOn)
    case 'fixedTerm':
      return date(terms?.employment.fixedTermTo) ?? words.open
    case 'weeklyHours':
      return person.weeklyHours === null ? words.unknown : formatDecimal(person.weeklyHours, language)
    case 'fund':
      return fund ?? words.unknown
    case 'groups':
      return terms && `${terms.employment.personGroup}, ${terms.employment.contributionGroup}`
    case 'taxClass':
      return terms?.taxCard && String(terms.taxCard.taxClass)
    case 'childAllowances':
      return terms?.taxCard && formatDecimal(terms.taxCard.childAllowances, language)
    case 'lastMonth':
      return last && formatMonth(last.month, language)
    case 'lastGross':
      return last && { cents: last.liable }
    case 'lastNet':
      return last && { cents: last.net }
    case 'lastHours':
      return last?.hours ? words.hours(formatDecimal(last.hours, language)) : undefined
    case 'oneTime':
      return all(({ liableOneTime }) => liableOneTime)
    case 'twelveGross':
      return all(({ liable }) => liable)
    case 'severance':
      return all(({ severance }) => severance)
    case 'averageGross':
      return average(months, ({ gross }) => gross)
    case 'averageNet':
      return average(months, ({ net }) => net)
    case 'taxable':
      return all(({ taxable }) => taxable)
    case 'other':
      return all(({ taxableOneTime }) => taxableOneTime)
    case 'free':
      return all(({ free }) => free)
  }
}

function average(
  months: readonly MonthFigures[],
  amountOf: (month: MonthFigures) => Cents,
): ReportCell | undefined {
  if (months.length === 0) return undefined
  return { cents: Math.round(sum(months.map(amountOf)) / months.length) }
}
